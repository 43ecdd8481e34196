import { addEventHandler } from 'jest-circus';
import { endProcessesStartedSince, uptimeSeconds } from './left-processes.ts';
import { limitLoading } from './loading-limit.ts';

const testLimit = 90_000;
const usualLoading = 300_000;
/** The real timers, since tests install fake ones. */
const { setTimeout, clearTimeout } = globalThis;

type Body = () => unknown;

/** Fails a test that has not ended after so many milliseconds, and kills the processes that it has started. The runner itself would wait for ever. */
const limited = (body: Body, limit: number) => async () => {
  const begun = uptimeSeconds();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(async () => {
      await endProcessesStartedSince(begun);
      reject(new Error(`did not end within ${limit} ms`));
    }, limit);
  });
  try {
    return await Promise.race([body(), late]);
  } finally {
    clearTimeout(timer);
  }
};

addEventHandler(({ name }, { currentDescribeBlock: { tests, hooks } }) => {
  const added = name === 'add_test' ? tests.at(-1) : name === 'add_hook' ? hooks.at(-1) : undefined;
  if (added?.fn) added.fn = limited(added.fn as Body, added.timeout ?? testLimit);
});

limitLoading(usualLoading);
