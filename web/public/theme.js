// Runs before the first paint, as a file of its own because the page forbids inline scripts.
(function () {
  try {
    var theme = localStorage.getItem("orrery-theme");
    if (theme === "day" || theme === "night") document.documentElement.dataset.theme = theme;
    var scale = Number(localStorage.getItem("orrery-scale"));
    if (scale > 100 && scale <= 200) document.documentElement.style.fontSize = scale + "%";
  } catch {
    // Storage may be closed to us; then the system's preference holds.
  }
})();
