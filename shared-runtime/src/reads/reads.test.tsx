import { act, renderHook, waitFor } from '@testing-library/react';
import { deleteCategory, listPublicCategories, readPublicProduct } from 'shared-contracts';
import { baseApi, createAppStore, endpointOf } from '../index.ts';
import { createNetwork, inReads, offline, productAs, refuse } from '../testing/index.ts';
import { readsOf } from './read.ts';
import { createReads } from './reads.ts';
import { useCall } from './use-call.ts';
import { useRead } from './use-read.ts';

const read = readsOf({ listPublicCategories, readPublicProduct });
const categories = read('listPublicCategories', 'Category');
const product = read('readPublicProduct', 'Product');

const shop = { merchantName: 'verbena' };
const named = (...titles: string[]) => ({
  categories: titles.map((title) => ({ categoryId: title, title, description: '', products: [] })),
});

function startShop(...titles: string[]) {
  const network = createNetwork();
  let sold = titles;
  network.on(listPublicCategories, () => named(...sold));
  return {
    network,
    sell: (...next: string[]) => {
      sold = next;
    },
    countCalls: () => network.calls().length,
  };
}

const showCategories = (reads = createReads()) => {
  const { wrapper } = inReads(reads);
  const shown = renderHook(() => useRead(categories, shop), { wrapper });
  return { ...shown, reads, titles: () => shown.result.current.data?.map(({ title }) => title) };
};

it('asks once for what several show at a time', async () => {
  const { countCalls } = startShop('Букеты');
  const reads = createReads();
  const one = showCategories(reads);
  const other = showCategories(reads);
  await waitFor(() => expect(other.titles()).toEqual(['Букеты']));
  expect(one.titles()).toEqual(['Букеты']);
  expect(countCalls()).toBe(1);
});

it('gives up what is on its way when nobody has shown it for a minute, and asks anew after that', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const signals: AbortSignal[] = [];
  globalThis.fetch = ((_: string, { signal }: RequestInit) => {
    signals.push(signal as AbortSignal);
    return new Promise(() => {});
  }) as never;
  const reads = createReads();
  const { unmount } = showCategories(reads);
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  act(() => jest.advanceTimersByTime(59_000));
  expect(signals[0]?.aborted).toBe(false);
  act(() => jest.advanceTimersByTime(1_000));
  expect(signals[0]?.aborted).toBe(true);
  jest.useRealTimers();
  showCategories(reads);
  await waitFor(() => expect(signals).toHaveLength(2));
});

it('keeps what was asked for anew, though what was given up before it ends later', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const answers: (() => void)[] = [];
  const network = createNetwork();
  network.on(listPublicCategories, () => new Promise((resolve) => answers.push(() => resolve(named('Букеты')))));
  const reads = createReads();
  showCategories(reads).unmount();
  act(() => jest.advanceTimersByTime(60_000));
  const again = showCategories(reads);
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) await act(async () => answer());
  await waitFor(() => expect(again.titles()).toEqual(['Букеты']));
  act(() => jest.advanceTimersByTime(61_000));
  expect(reads.state(categories, shop).data?.map(({ title }) => title)).toEqual(['Букеты']);
  jest.useRealTimers();
});

describe('a page of the server', () => {
  async function ofServer() {
    const reads = createReads({ transport: { fetch: (address, call) => fetch(address, call as RequestInit) } });
    await reads.ask(categories, shop);
    await reads.ask(product, { ...shop, productId: 'p1' });
    return JSON.parse(JSON.stringify(reads.packed()));
  }

  it('is not asked for again: neither answers nor refusals', async () => {
    const { network, countCalls } = startShop('Букеты');
    network.on(readPublicProduct, refuse('gone'));
    const given = await ofServer();
    const before = countCalls();
    const { wrapper } = inReads(createReads({ given }));
    const { result } = renderHook(
      () => [useRead(categories, shop), useRead(product, { ...shop, productId: 'p1' })] as const,
      { wrapper },
    );
    expect(result.current[0].data?.map(({ title }) => title)).toEqual(['Букеты']);
    expect(result.current[1].error?.code).toBe('gone');
    await act(async () => {});
    expect(countCalls()).toBe(before);
  });

  it('is for parts that are hydrated later what it was at first, whatever has come since', async () => {
    const { network, sell } = startShop('Букеты');
    network.on(readPublicProduct, refuse('gone'));
    const reads = createReads({ given: await ofServer() });
    sell('Горшки');
    await reads.ask(categories, shop, { anew: true });
    expect(reads.state(categories, shop).data?.map(({ title }) => title)).toEqual(['Горшки']);
    expect(reads.first(categories, shop).data?.map(({ title }) => title)).toEqual(['Букеты']);
  });
});

it('keeps what is shown where a later try fails, says why, and shows the same object where nothing has changed', async () => {
  const { network } = startShop('Букеты');
  const { result, titles } = showCategories();
  await waitFor(() => expect(titles()).toEqual(['Букеты']));
  const before = result.current.data;
  await act(async () => void (await result.current.refetch()));
  expect(result.current.data).toBe(before);
  network.on(listPublicCategories, offline);
  await act(async () => void (await result.current.refetch()));
  expect(titles()).toEqual(['Букеты']);
  expect(result.current).toMatchObject({ isError: true, error: { kind: 'offline' } });
});

it('asks again on the next page for what did not come', async () => {
  const { network, countCalls } = startShop('Букеты');
  network.on(listPublicCategories, offline);
  const first = showCategories();
  await waitFor(() => expect(first.result.current.isError).toBe(true));
  network.on(listPublicCategories, named('Букеты'));
  const next = showCategories(first.reads);
  await waitFor(() => expect(next.titles()).toEqual(['Букеты']));
  expect(countCalls()).toBe(2);
});

it('shows what was there until another answer comes, and says that it is not the present one', async () => {
  const network = createNetwork();
  network.on(readPublicProduct, ({ product_id }) => ({ product: productAs(product_id, `Товар ${product_id}`) }));
  const { wrapper } = inReads();
  const { result, rerender } = renderHook(({ id }) => useRead(product, id ? { ...shop, productId: id } : null), {
    wrapper,
    initialProps: { id: 'a' },
  });
  await waitFor(() => expect(result.current.currentData?.id).toBe('a'));
  rerender({ id: 'b' });
  expect(result.current).toMatchObject({ currentData: undefined, data: { id: 'a' }, isFetching: true });
  await waitFor(() => expect(result.current.currentData?.id).toBe('b'));
  rerender({ id: '' });
  expect(result.current).toMatchObject({ currentData: undefined, isFetching: false, isError: false });
});

it.each<[string, (reads: ReturnType<typeof createReads>) => unknown]>([
  ['something that it is about has changed', (reads) => reads.changed(['Category'])],
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
])('asks again when %s', async (_, happens) => {
  const { sell } = startShop('Букеты');
  const { reads, titles } = showCategories();
  await waitFor(() => expect(titles()).toEqual(['Букеты']));
  sell('Горшки');
  act(() => void happens(reads));
  await waitFor(() => expect(titles()).toEqual(['Горшки']));
});

it('does not trust what was on its way while something changed', async () => {
  const { network } = startShop();
  const answers: ((body: ReturnType<typeof named>) => void)[] = [];
  network.on(listPublicCategories, () => new Promise((resolve) => answers.push(resolve)));
  const { reads, titles } = showCategories();
  await waitFor(() => expect(answers).toHaveLength(1));
  reads.changed(['Category']);
  await act(async () => answers[0]?.(named('Букеты')));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(named('Горшки')));
  await waitFor(() => expect(titles()).toEqual(['Горшки']));
});

it('keeps what is put while it is being read: what was on its way is older', async () => {
  const { network } = startShop();
  const answers: ((body: ReturnType<typeof named>) => void)[] = [];
  network.on(listPublicCategories, () => new Promise((resolve) => answers.push(resolve)));
  const { reads, titles } = showCategories();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => reads.put(categories, shop, listPublicCategories.decode(named('Горшки'))));
  expect(titles()).toEqual(['Горшки']);
  await act(async () => answers[0]?.(named('Букеты')));
  expect(titles()).toEqual(['Горшки']);
  void reads.ask(categories, shop, { anew: true });
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(named('Вазы')));
  expect(titles()).toEqual(['Вазы']);
});

it('asks again when a merchant has changed something in the office, and not when that was refused', async () => {
  const { network, sell, countCalls } = startShop('Букеты');
  const { titles } = showCategories();
  await waitFor(() => expect(titles()).toEqual(['Букеты']));
  const office = baseApi.injectEndpoints({
    endpoints: (build) => ({ deleteOne: build.mutation(endpointOf(deleteCategory)) }),
  });
  const change = () => createAppStore().dispatch(office.endpoints.deleteOne.initiate({ categoryId: 'c1' }));
  sell('Горшки');
  network.on(deleteCategory, refuse('forbidden'));
  await act(async () => void (await change()));
  expect(countCalls()).toBe(2);
  network.on(deleteCategory, 'c1');
  await act(async () => void (await change()));
  await waitFor(() => expect(titles()).toEqual(['Горшки']));
});

it('does something once per press, says what became of it, and throws it where that is asked for', async () => {
  const network = createNetwork();
  network.on(readPublicProduct, refuse('gone'));
  const done: string[] = [];
  const { wrapper } = inReads();
  const { result } = renderHook(() => useCall(readPublicProduct, (_, __, { title }) => done.push(title)), { wrapper });
  const press = () => result.current[0]({ ...shop, productId: 'p1' });
  await act(async () => expect(press().unwrap()).rejects.toMatchObject({ code: 'gone' }));
  expect(result.current[1]).toMatchObject({ isLoading: false, error: { code: 'gone' } });
  network.on(readPublicProduct, { product: productAs('p1', 'Пионы') });
  await act(async () => expect(await press().unwrap()).toMatchObject({ title: 'Пионы' }));
  expect(result.current[1]).toMatchObject({ isLoading: false, data: { title: 'Пионы' } });
  expect(result.current[1].error).toBeUndefined();
  expect(done).toEqual(['Пионы']);
});

it('of two presses the last one counts, in whichever order their answers come', async () => {
  const network = createNetwork();
  const answers: (() => void)[] = [];
  network.on(readPublicProduct, async ({ product_id }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return { product: productAs(product_id, product_id) };
  });
  const { wrapper } = inReads();
  const { result } = renderHook(() => useCall(readPublicProduct), { wrapper });
  act(() => void result.current[0]({ ...shop, productId: 'first' }));
  act(() => void result.current[0]({ ...shop, productId: 'second' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  act(() => answers[1]?.());
  await waitFor(() => expect(result.current[1]).toMatchObject({ isLoading: false, data: { id: 'second' } }));
  await act(async () => answers[0]?.());
  await act(async () => {});
  expect(result.current[1].data).toMatchObject({ id: 'second' });
});
