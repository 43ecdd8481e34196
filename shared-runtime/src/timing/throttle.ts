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
