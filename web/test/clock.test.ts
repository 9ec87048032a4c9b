import { afterEach, expect, test, vi } from "vitest";
import { hasFallen, isLow, isResting, learnTime, leftOf, serverNow, worded } from "../src/lib/clock";

afterEach(() => {
  vi.useRealTimers();
  learnTime(new Date().toUTCString());
});

const standing = { left: 65_000, until: null, wantsPause: false, holidays: 0, restsUntil: null };
const running = { left: null, until: 10_000, wantsPause: false, holidays: 0, restsUntil: null };

test("a clock runs out over time, and never below nothing", () => {
  expect([0, 4_000, 99_000].map((now) => leftOf(running, now))).toEqual([10_000, 6_000, 0]);
  expect(leftOf(standing, 99_000)).toBe(65_000);
  expect([9_999, 10_000].map((now) => hasFallen(running, now))).toEqual([false, true]);
  expect(hasFallen(standing, 1e12)).toBe(false);
  expect(hasFallen(undefined, 1e12)).toBe(false);
});

test("on a holiday nothing is used up, and the rest of the time is there when it ends", () => {
  const resting = { ...running, until: 10_000, restsUntil: 6_000 };
  expect([0, 5_999, 6_000].map((now) => isResting(resting, now))).toEqual([true, true, false]);
  expect([0, 5_000, 7_000].map((now) => leftOf(resting, now))).toEqual([4_000, 4_000, 3_000]);
  expect(isResting(running, 0)).toBe(false);
});

test("time is low when half a minute is left of an evening, or two hours of days", () => {
  const until = 100 * 86_400_000;
  const clock = { ...running, until };
  const budget = { kind: "budget", seconds: 600, increment: 0 } as const;
  const days = { kind: "days", days: 2, banked: 0, holidays: 0 } as const;
  expect([30_000, 29_999, 0].map((left) => isLow(clock, budget, until - left))).toEqual([false, true, true]);
  expect([7_200_000, 7_199_999].map((left) => isLow(clock, days, until - left))).toEqual([false, true]);
  expect(isLow({ ...standing, left: 5 }, budget, 0)).toBe(false);
  expect(isLow(undefined, budget, 0)).toBe(false);
});

test("the server says what time it is", () => {
  vi.useFakeTimers({ now: Date.parse("2026-01-01T00:00:00Z") });
  learnTime("Thu, 01 Jan 2026 00:05:00 GMT");
  expect(serverNow()).toBe(Date.parse("2026-01-01T00:05:00Z"));
  learnTime("no date");
  learnTime(null);
  expect(serverNow()).toBe(Date.parse("2026-01-01T00:05:00Z"));
});

test("the nearer the end, the finer", () => {
  expect([0, 7_000, 67_500, 3_599_000].map((ms) => worded(ms).signs)).toEqual([
    "0:00",
    "0:07",
    "1:08",
    "59:59",
  ]);
  expect(worded(2 * 3_600_000 + 60_000)).toMatchObject({ id: "clock-hours", hours: 2, minutes: 1 });
  expect(worded(3 * 86_400_000 + 3_600_000)).toMatchObject({ id: "clock-days", days: 3, hours: 1 });
});
