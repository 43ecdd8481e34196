import { createAnswerCache } from './answer-cache.ts';

const text = (prepared: { json: Buffer }) => prepared.json.toString();

it('keeps what was used last within its budget', async () => {
  const cache = createAnswerCache(3 * 600);
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

it('counts what was asked for, too: many long questions with a short answer do not fill the memory', async () => {
  const cache = createAnswerCache(30_000);
  const make = jest.fn(async () => ({}));
  const questions = ['a', 'b', 'c'].map((letter) => letter.repeat(7_000));
  for (const question of questions) await cache.recall(question, make);
  for (const question of questions) await cache.recall(question, make);
  expect(make).toHaveBeenCalledTimes(6);
  const short = Array.from({ length: 100 }, (_, index) => `question ${index}`);
  for (const question of short) await cache.recall(question, make);
  await cache.recall('question 0', make);
  expect(make).toHaveBeenCalledTimes(107);
});

it('does not keep what is larger than it should be', async () => {
  const cache = createAnswerCache();
  const make = jest.fn(async () => 'я'.repeat(300_000));
  await cache.recall('big', make);
  await cache.recall('big', make);
  expect(make).toHaveBeenCalledTimes(2);
});
