import { addEventHandler, getState } from 'jest-circus';

const { setInterval } = globalThis;

/**
 * Kills this process when a test file has defined no test for that long while it loads. The file then fails and is run again in another process. On a
 * busy machine the read of a module once never finished, and the runner waited until the time of the whole suite was up.
 * @param limit milliseconds
 */
export function limitLoading(limit: number): void {
  // The runner creates a new state for each file; the file's tests are added to it.
  let file = getState();
  let looks = 0;
  let defined: unknown;
  addEventHandler(() => {
    defined = getState();
  });
  const timer = setInterval(() => {
    if (getState() !== file) {
      file = getState();
      looks = 0;
    }
    if (defined !== file && ++looks > 10) process.kill(process.pid, 'SIGKILL');
  }, limit / 10);
  timer.unref();
}
