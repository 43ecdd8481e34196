import { addEventHandler } from 'jest-circus';
import { endStartedSince, uptimeSeconds } from './left-processes.ts';
import { limitLoading } from './loading-limit.ts';

const usual = 90_000;
const usualLoading = 300_000;
/** Node's own: tests set clocks of theirs. */
const { setTimeout, clearTimeout } = globalThis;

type Body = () => unknown;

/** Fails what has not ended after so many milliseconds, with what it started: the runner of the tests in bare Node waits for ever. */
const limited = (body: Body, limit: number) => async () => {
  const begun = uptimeSeconds();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(async () => {
      await endStartedSince(begun);
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
  if (added?.fn) added.fn = limited(added.fn as Body, added.timeout ?? usual);
});

limitLoading(usualLoading);
