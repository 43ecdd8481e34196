import { createSingleFlight } from './single-flight.ts';

it('stops the shared work once nobody waits for it, and not before', async () => {
  const flight = createSingleFlight<string>();
  const [first, second] = [new AbortController(), new AbortController()];
  let gone: AbortSignal | undefined;
  const make = (signal: AbortSignal) =>
    new Promise<string>((_, fail) => {
      gone = signal;
      signal.addEventListener('abort', () => fail(new Error('nobody waits')));
    });
  const answers = [flight('a', first.signal, make), flight('a', second.signal, make)];
  first.abort();
  expect(gone?.aborted).toBe(false);
  second.abort();
  expect(gone?.aborted).toBe(true);
  expect(await Promise.allSettled(answers)).toEqual(answers.map(() => expect.objectContaining({ status: 'rejected' })));
});

it('stops the work of an asker who has left before it began', async () => {
  const make = (signal: AbortSignal) =>
    signal.aborted
      ? Promise.reject(new Error('nobody waits'))
      : new Promise<never>((_, fail) => {
          signal.addEventListener('abort', () => fail(new Error('nobody waits')));
        });
  await expect(createSingleFlight<string>()('a', AbortSignal.abort(), make)).rejects.toThrow('nobody waits');
});
