import { createSharedAnswers, type SharedAnswer } from './shared-answers.ts';

const shop = { shop: 'verbena', revision: 7, since: 0 };
const answer = (text: string, change: Partial<SharedAnswer> = {}): SharedAnswer => ({
  status: 200,
  text,
  size: 10,
  ...change,
});

function asking(...answers: (SharedAnswer | Error)[]) {
  const ask = jest.fn(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    return next as SharedAnswer;
  });
  return ask;
}

it('asks once for as long as the revision holds, and anew for every other shop, revision and question', async () => {
  const answers = createSharedAnswers(1_000_000, () => 5_000);
  const ask = asking(answer('a'), answer('b'), answer('c'), answer('d'));
  const values = [];
  const both = await Promise.all([answers.recall(shop, 'q', ask), answers.recall(shop, 'q', ask)]);
  for (const [one, question] of [
    [shop, 'q'],
    [{ ...shop, revision: 8 }, 'q'],
    [{ ...shop, shop: 'len' }, 'q'],
    [shop, 'r'],
    [shop, 'q'],
  ] as const)
    values.push((await answers.recall(one, question, ask)).text);
  expect([both.map(({ text }) => text), values]).toEqual([
    ['a', 'a'],
    ['a', 'b', 'c', 'd', 'a'],
  ]);
});

it('remembers nothing of a revision that was only just seen', async () => {
  const answers = createSharedAnswers(1_000_000, () => 900);
  const ask = asking(answer('before'), answer('after'));
  await answers.recall(shop, 'q', ask);
  expect((await answers.recall(shop, 'q', ask)).text).toBe('after');
});

it('remembers no refusal and no failure', async () => {
  const answers = createSharedAnswers(1_000_000, () => 5_000);
  const ask = asking(new Error('down'), answer('busy', { status: 429 }), answer('there'));
  await expect(answers.recall(shop, 'q', ask)).rejects.toThrow('down');
  expect((await answers.recall(shop, 'q', ask)).status).toBe(429);
  expect((await answers.recall(shop, 'q', ask)).text).toBe('there');
});

it('stays within its budget, and keeps what was used last', async () => {
  const answers = createSharedAnswers(250, () => 5_000);
  const ask = asking(answer('x', { size: 100 }));
  for (const question of ['a', 'b', 'a', 'c', 'a']) await answers.recall(shop, question, ask);
  expect(ask).toHaveBeenCalledTimes(3);
  await answers.recall(shop, 'b', ask);
  expect(ask).toHaveBeenCalledTimes(4);
});
