import { waitUntil } from 'tooling/wait-until';
import { isPrepared } from '../common/answer.ts';
import { createShopCache, type PublicState } from './shop-cache.ts';

const state = (revision: number): PublicState => ({
  merchantId: 'm1',
  name: 'peony',
  visibility: 'published',
  isActive: true,
  revision,
  arePricesDue: false,
});

function slowDatabase() {
  const questions: ((found: PublicState | null) => void)[] = [];
  const look = jest.fn(() => new Promise<PublicState | null>((resolve) => questions.push(resolve)));
  return { look, answer: (revision: number) => questions.shift()?.(state(revision)) };
}

const by = { name: 'peony' };

const asked = async (look: jest.Mock, count: number): Promise<void> => {
  while (look.mock.calls.length < count) await Promise.resolve();
};

it('asks once for many who come at the same time, and not again while it is fresh', async () => {
  const { look, answer } = slowDatabase();
  const shops = createShopCache(look);
  const readers = [shops.find(by), shops.find(by), shops.find(by)];
  answer(1);
  for (const view of await Promise.all(readers)) expect(view?.revision).toBe(1);
  expect((await shops.find(by))?.revision).toBe(1);
  expect(look).toHaveBeenCalledTimes(1);
});

it('asks again once 300 milliseconds have passed since it asked, however late the answer came', async () => {
  let time = 1_000;
  const { look, answer } = slowDatabase();
  const shops = createShopCache(look, () => time);
  const first = shops.find(by);
  time = 1_250;
  answer(1);
  await first;
  time = 1_299;
  await shops.find(by);
  expect(look).toHaveBeenCalledTimes(1);
  time = 1_301;
  let later: ReturnType<typeof shops.find> | undefined;
  // The cache looks at its clock once in a millisecond.
  await waitUntil(() => {
    later = shops.find(by);
    return look.mock.calls.length === 2;
  });
  answer(2);
  expect((await later)?.revision).toBe(2);
});

it('a name of no shop is asked about once in seconds, however often somebody comes with it, and at once after a change', async () => {
  let time = 1_000;
  const look = jest.fn(async (): Promise<PublicState | null> => null);
  const shops = createShopCache(look, () => time);
  for (let turn = 0; turn < 5; turn++) expect(await shops.find(by)).toBeNull();
  expect(look).toHaveBeenCalledTimes(1);
  time += 4_000;
  expect(await shops.find(by)).toBeNull();
  expect(look).toHaveBeenCalledTimes(2);
  look.mockResolvedValue(state(1));
  shops.forget('m1');
  expect((await shops.find(by))?.name).toBe('peony');
});

it('two shops have their own answers, even to the same question at the same revision', async () => {
  const shops = createShopCache(async (key) => ({ ...state(1), merchantId: 'name' in key ? key.name : '' }));
  const answerOf = async (name: string) => {
    const answer = await (await shops.find({ name }))?.remember('products', async () => name);
    return isPrepared(answer) ? String(answer.json) : answer;
  };
  expect([await answerOf('peony'), await answerOf('verbena')]).toEqual(['"peony"', '"verbena"']);
});

it('who comes after a change never gets an answer to a question that was asked before it', async () => {
  const { look, answer } = slowDatabase();
  const shops = createShopCache(look);
  const before = shops.find(by);
  shops.forget('m1');
  const after = shops.find(by);
  expect(look).toHaveBeenCalledTimes(2);
  answer(1);
  await before;
  const later = shops.find(by);
  answer(2);
  expect([(await after)?.revision, (await later)?.revision]).toEqual([2, 2]);
});

it('asks anew for who wants it so, whatever is remembered', async () => {
  const { look, answer } = slowDatabase();
  const shops = createShopCache(look);
  const known = shops.find(by);
  answer(1);
  await known;
  for (const revision of [2, 3]) {
    const view = shops.find(by, true);
    await asked(look, revision);
    answer(revision);
    expect((await view)?.revision).toBe(revision);
  }
});

it('those who want it anew while a question is under way share the next one', async () => {
  const { look, answer } = slowDatabase();
  const shops = createShopCache(look);
  const first = shops.find(by, true);
  await asked(look, 1);
  const later = [shops.find(by, true), shops.find(by, true), shops.find(by, true)];
  answer(1);
  expect((await first)?.revision).toBe(1);
  await asked(look, 2);
  answer(2);
  expect((await Promise.all(later)).map((view) => view?.revision)).toEqual([2, 2, 2]);
  expect(look).toHaveBeenCalledTimes(2);
});

it('a question that failed for one who wants it anew is put again for the next', async () => {
  const look = jest.fn(async () => state(1));
  look.mockRejectedValueOnce(new Error('the database is away'));
  const shops = createShopCache(look);
  await expect(shops.find(by, true)).rejects.toThrow('away');
  expect((await shops.find(by, true))?.revision).toBe(1);
});

it('what is made for one who wants the shop anew is remembered for all, by its revision', async () => {
  const shops = createShopCache(async () => state(1));
  const make = jest.fn(async () => ({ some: 'answer' }));
  for (const anew of [true, true, false]) await (await shops.find(by, anew))?.remember('key', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('remembers answers until the revision changes, and no failures', async () => {
  const { look, answer } = slowDatabase();
  const shops = createShopCache(look);
  const view = async (revision: number) => {
    const found = shops.find(by);
    answer(revision);
    return found;
  };
  const make = jest.fn(async () => ({ some: 'answer' }));
  const first = await view(1);
  await expect((await first)?.remember('key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  for (let turn = 0; turn < 3; turn++) await first?.remember('key', make);
  await Promise.all([first?.remember('other', make), first?.remember('other', make)]);
  expect(make).toHaveBeenCalledTimes(2);
  await first?.remember(null, make);
  shops.forget('m1');
  await (await view(2))?.remember('key', make);
  expect(make).toHaveBeenCalledTimes(4);
});
