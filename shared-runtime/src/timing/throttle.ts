/**
 * Runs a function at once and then at most once per interval; the last call within an interval runs at its end (promise 9.3.2).
 * @param run      what to run
 * @param interval milliseconds, 100 unless told
 */
export function throttle<Args extends unknown[]>(
  run: (...args: Args) => void,
  interval = 100,
): (...args: Args) => void {
  let resting = false;
  let pending: Args | undefined;
  const rest = () => {
    resting = true;
    setTimeout(() => {
      resting = false;
      const args = pending;
      pending = undefined;
      if (args) {
        run(...args);
        rest();
      }
    }, interval);
  };
  return (...args: Args) => {
    if (resting) {
      pending = args;
      return;
    }
    run(...args);
    rest();
  };
}
