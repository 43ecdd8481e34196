import { waitFor } from '@testing-library/react';
import { listOrders } from 'shared-contracts';
import { baseApi, createAppStore, endpointOf } from 'shared-runtime';
import { sessionApi } from './session-api.ts';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ orders: build.query({ ...endpointOf(listOrders), providesTags: ['Order'] }) }),
});

function network(answer: (path: string) => { body: unknown }) {
  globalThis.fetch = (async (path: string) => new Response(JSON.stringify(answer(path).body))) as typeof fetch;
}

it('forgets at the sign-out what it read before: the next one who signs in here reads their own', async () => {
  const store = createAppStore();
  const ask = () => store.dispatch(api.endpoints.orders.initiate({ page: 1 }));
  const answerOf = (number: string) => ({
    body: { orders: [{ order_id: number, order_number: number }], total_count: 1, counts: {} },
  });
  network((path) => (path.endsWith('/session') ? { body: { revoked: 1 } } : answerOf('1001')));
  const before = ask();
  expect((await before).data?.orders[0]?.number).toBe('1001');
  before.unsubscribe();
  await store.dispatch(sessionApi.endpoints.signOut.initiate({}));
  network(() => answerOf('2002'));
  await waitFor(async () => expect((await ask()).data?.orders[0]?.number).toBe('2002'));
});
