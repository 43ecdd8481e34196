/**
 * A clock for `AppContext.now` that stands still but for the seconds a test lets pass by `passed`; each test begins at 0.
 * @param began milliseconds since the epoch
 */
export function withClock(began = Date.now()): { passed: number; now(): Date } {
  const clock = { passed: 0, now: () => new Date(began + clock.passed * 1000) };
  beforeEach(() => {
    clock.passed = 0;
  });
  return clock;
}
