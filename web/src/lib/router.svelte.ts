/** Addresses of pages, on the browser's own history. */

export type Route =
  | { readonly page: "front" }
  | { readonly page: "new"; readonly slug: string | null }
  | { readonly page: "table"; readonly id: string; readonly text?: true }
  | { readonly page: "rules"; readonly slug: string | null }
  | { readonly page: "recover" }
  | { readonly page: "dev" }
  | { readonly page: "lost" };

export function routed(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  const name = second === undefined ? null : plain(second);
  if (first === "t" && name !== null && rest.join("/") === "text") {
    return { page: "table", id: name, text: true };
  }
  if (rest.length > 0) return { page: "lost" };
  if (first === undefined) return { page: "front" };
  if (first === "new") return { page: "new", slug: name };
  if (first === "t" && name !== null) return { page: "table", id: name };
  if (first === "rules") return { page: "rules", slug: name };
  if (first === "recover" && name === null) return { page: "recover" };
  if (first === "dev" && name === null && import.meta.env.DEV) return { page: "dev" };
  return { page: "lost" };
}

/** A part of an address as it was before it was encoded; as it stands, if it never was. */
export function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const addresses = {
  front: "/",
  lobby: (slug?: string) => (slug === undefined ? "/new" : `/new/${encodeURIComponent(slug)}`),
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  /** The same table in words. */
  text: (id: string) => `/t/${encodeURIComponent(id)}/text`,
  /** Behind the hash, what is secret stays in the browser. */
  recover: (secret: string) => `/recover#${secret}`,
  rules: (slug?: string, clause?: string) =>
    (slug === undefined ? "/rules" : `/rules/${encodeURIComponent(slug)}`) + (clause ? `#${clause}` : ""),
};

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  readonly route: Route = $derived(routed(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** In place of the page that is left, which no way back leads to. */
  instead(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Another moment of the same page: the way back leads out of the page, not through every step. */
  turnTo(search: string): void {
    history.replaceState(null, "", `${location.pathname}${search}`);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Links inside the site change the page without loading it; all others are the browser's. */
  #clicked(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
    const inside = link.origin === location.origin && !link.pathname.startsWith("/api/");
    const samePage = link.pathname === location.pathname && link.hash !== "";
    if (!inside || samePage) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
