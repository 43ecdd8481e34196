import { addEventHandler, getState } from 'jest-circus';

const { setInterval } = globalThis;

/**
 * Ends this process when a test file that it loads has defined nothing for so long, so that its file fails and is run again by another: on
 * a busy machine the read of a module was once never answered, and the runner waited until the time of the whole was up.
 * @param limit milliseconds
 */
export function limitLoading(limit: number): void {
  // The runner sets a new state for each file, and tests define into it.
  let file = getState();
  let begun = Date.now();
  let defined: unknown;
  addEventHandler(() => {
    defined = getState();
  });
  const timer = setInterval(() => {
    if (getState() !== file) {
      file = getState();
      begun = Date.now();
    }
    if (defined !== file && Date.now() - begun > limit) process.kill(process.pid, 'SIGKILL');
  }, limit / 10);
  timer.unref();
}
