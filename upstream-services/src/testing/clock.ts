export function withClock(began = Date.now()): { passed: number; now(): Date } {
  const clock = { passed: 0, now: () => new Date(began + clock.passed * 1000) };
  beforeEach(() => {
    clock.passed = 0;
  });
  return clock;
}
