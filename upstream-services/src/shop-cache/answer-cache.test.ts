import { createAnswerCache } from './answer-cache.ts';

const text = (prepared: { json: Buffer }) => prepared.json.toString();

it('keeps what was used last within its budget', async () => {
  const cache = createAnswerCache(30);
  const made: string[] = [];
  const recall = async (key: string) =>
    text(
      await cache.recall(key, async () => {
        made.push(key);
        return key.repeat(8);
      }),
    );
  await recall('a');
  await recall('b');
  await recall('c');
  await recall('a');
  await recall('d');
  expect(await recall('a')).toBe('"aaaaaaaa"');
  expect(made.join('')).toBe('abcd');
  await recall('b');
  expect(made.join('')).toBe('abcdb');
});

it('does not keep what is larger than it should be', async () => {
  const cache = createAnswerCache();
  const make = jest.fn(async () => 'я'.repeat(300_000));
  await cache.recall('big', make);
  await cache.recall('big', make);
  expect(make).toHaveBeenCalledTimes(2);
});
