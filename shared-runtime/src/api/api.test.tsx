import { render, screen, waitFor } from '@testing-library/react';

import { Provider } from 'react-redux';
import { listOrders, parseProduct, problemOf } from 'shared-contracts';
import {
  baseApi,
  createAppStore,
  describeFailure,
  endpointOf,
  type Failure,
  fieldFailures,
  isFailure,
  useSession,
} from '../index.ts';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ orders: build.query({ ...endpointOf(listOrders), providesTags: ['Order'] }) }),
});

type Answer = { status?: number; body: unknown };
const requests: { path: string; init: RequestInit }[] = [];

function network(answer: (path: string) => Answer | 'offline') {
  requests.length = 0;
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    requests.push({ path, init });
    const given = answer(path);
    if (given === 'offline') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(given.body), { status: given.status ?? 200 });
  }) as typeof fetch;
}

async function failureOf(answer: Answer | 'offline'): Promise<Failure> {
  network(() => answer);
  const result = await createAppStore().dispatch(api.endpoints.orders.initiate({ page: 2 }));
  if (!isFailure(result.error)) throw new Error('the call did not fail');
  return result.error;
}

it('[2.1.3] calls the BFF by the operation and gives entities', async () => {
  network(() => ({ body: { orders: [{ order_id: 'o1', status: 'what' }], total_count: 1, counts: { created: 1 } } }));
  const { data } = await createAppStore().dispatch(api.endpoints.orders.initiate({ page: 2, status: 'created' }));
  expect(requests[0]?.path).toBe('/b2b/bff/orders/merchant-api/v1/orders');
  expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
    filtered_orders: { page: 2, per_page: 20, filter_type: 'created' },
  });
  expect(data?.orders[0]).toMatchObject({ id: 'o1', status: 'created', paymentState: 'pending' });
});

describe('[8.1.1] any error and an empty answer are one failure, which has a Russian sentence', () => {
  it.each<[string, Answer | 'offline', string]>([
    ['a problem document', { status: 409, body: problemOf('name_taken', 'r1') }, 'name_taken'],
    ['an error that is no problem document', { status: 500, body: '<html>' }, 'internal'],
    ['an empty answer', { body: null }, 'internal'],
    ['an answer without its list', { body: {} }, 'internal'],
    ['no answer', 'offline', 'offline'],
  ])('%s', async (_, answer, code) => {
    const failure = await failureOf(answer);
    expect(failure.code).toBe(code);
    expect(describeFailure(failure)).toMatch(/^[А-ЯЁ][^<>]+[.]$/);
  });
});

it('loads an operation when it is first called; one that does not come is no answer, and the next call asks again', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new Error('ChunkLoadError');
    return listOrders;
  };
  const later = baseApi.injectEndpoints({ endpoints: (build) => ({ laterOrders: build.query(endpointOf(load)) }) });
  network(() => ({ body: { orders: [], total_count: 0, counts: {} } }));
  expect(loads).toBe(0);
  const ask = () =>
    createAppStore().dispatch(later.endpoints.laterOrders.initiate({ page: 1 }, { forceRefetch: true }));
  expect((await ask()).error).toMatchObject({ kind: 'offline' });
  expect((await ask()).data?.orders).toEqual([]);
  expect(requests).toHaveLength(1);
});

it('says one general sentence for a code it does not know and for what is no failure at all', () => {
  const general = describeFailure(new Error('x'));
  expect(describeFailure({ kind: 'problem', code: 'from_the_future', requestId: '' })).toBe(general);
});

it('says which list is full, and how many it may hold', () => {
  const problem = { type: '', title: '', status: 409, code: 'list_full', requestId: '' };
  const full = (of: string, most: number) =>
    describeFailure({
      kind: 'problem',
      code: 'list_full',
      requestId: '',
      problem: { ...problem, limit: { of, most } },
    });
  expect(full('categories', 200)).toBe(
    'В магазине может быть не больше 200 категорий. Удалите ненужную, чтобы добавить новую.',
  );
  expect(full('products', 10_000)).toMatch(/не больше 10\s000 товаров/);
  expect(full('from_the_future', 5)).toBe('Больше добавить нельзя: достигнут предел.');
});

it('says of a field that is too long how long it may be', () => {
  const error = (path: string, most?: { of: 'characters' | 'entries'; count: number }) => ({
    path,
    code: 'too_big',
    message: '',
    most,
  });
  const errors = [
    error('title', { of: 'characters', count: 120 }),
    error('list', { of: 'entries', count: 20 }),
    error('x'),
  ];
  const problem = { type: '', title: '', status: 400, code: 'validation_failed', requestId: '', errors };
  expect(fieldFailures({ kind: 'problem', code: 'validation_failed', requestId: '', problem })).toEqual({
    title: 'Слишком длинно: можно не больше 120 знаков.',
    list: 'Слишком много: можно не больше 20.',
    x: 'Проверьте это поле.',
  });
});

it('throws for a product without an id, so that the call counts as failed', () => {
  expect(() => parseProduct({ title: 'x' })).toThrow();
});

describe('useSession', () => {
  function Who() {
    const { status, session } = useSession();
    return (
      <p>
        {status} {session?.email}
      </p>
    );
  }
  const show = () =>
    render(
      <Provider store={createAppStore()}>
        <Who />
      </Provider>,
    );

  it('tells a merchant from a guest and from a server that could not be asked', async () => {
    network(() => ({ body: { merchant_id: 'm', merchant_name: 'verbena', email: 'a@b.ru' } }));
    const { unmount } = show();
    await waitFor(() => expect(screen.getByText('signedIn a@b.ru')).toBeVisible());
    unmount();

    network(() => ({ status: 401, body: problemOf('unauthorized', 'r') }));
    const guest = show();
    await waitFor(() => expect(screen.getByText('guest')).toBeVisible());
    guest.unmount();

    network(() => ({ status: 504, body: problemOf('upstream_timeout', 'r') }));
    show();
    await waitFor(() => expect(screen.getByText('unknown')).toBeVisible());
  });
});

it('says how many pictures a shop may have, where it has as many', () => {
  const full = (of: string, most: number): Failure => ({
    kind: 'problem',
    code: 'list_full',
    requestId: '',
    problem: { type: '', title: '', status: 409, code: 'list_full', requestId: '', limit: { of, most } },
  });
  expect(describeFailure(full('shop_pictures', 5000))).toMatch(/не больше 5\s000 картинок/);
  expect(describeFailure(full('shop_picture_mebibytes', 2048))).toMatch(/не больше 2\s048 МБ/);
  expect(describeFailure(full('something new', 7))).toBe('Больше добавить нельзя: достигнут предел.');
});
