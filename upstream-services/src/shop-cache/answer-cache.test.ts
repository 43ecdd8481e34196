import { createAnswerMemory } from './answer-memory.ts';

const text = (prepared: { json: Buffer }) => prepared.json.toString();

it('keeps what was used last within its budget', async () => {
  const memory = createAnswerMemory(30);
  const made: string[] = [];
  const recall = async (key: string) =>
    text(
      await memory.recall(key, async () => {
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
  const memory = createAnswerMemory();
  const make = jest.fn(async () => 'я'.repeat(300_000));
  await memory.recall('big', make);
  await memory.recall('big', make);
  expect(make).toHaveBeenCalledTimes(2);
});
