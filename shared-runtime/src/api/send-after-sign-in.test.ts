import { listMerchants, placePictures, problemOf, updateMerchant, uploadContent } from 'shared-contracts';
import {
  baseApi,
  createAppStore,
  endpointOf,
  sessionKnown,
  sessionRenewed,
  signInAsked,
  staffKnown,
} from '../index.ts';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    change: build.mutation({ ...endpointOf(updateMerchant) }),
    upload: build.mutation({ ...endpointOf(uploadContent) }),
    place: build.query({ ...endpointOf(placePictures) }),
    watch: build.query({ ...endpointOf(placePictures), extraOptions: { background: true } }),
    merchants: build.query({ ...endpointOf(listMerchants) }),
  }),
});
const { change, upload, place, watch, merchants } = api.endpoints;

const over = (): Response => new Response(JSON.stringify(problemOf('unauthorized', 'r')), { status: 401 });
const taken = (): Response => new Response(JSON.stringify(problemOf('other_account', 'r')), { status: 409 });
const accountsOf = (sent: RequestInit[]) => sent.map(({ headers }) => new Headers(headers).get('x-account'));
const placed = (): Response => new Response(JSON.stringify({ missing: [], failed: [] }));
const body = { product_id: '00000001-0000-4000-8000-000000000001', pictures: ['a.jpg'] };

function office(...answers: (() => Response)[]) {
  const sent: RequestInit[] = [];
  globalThis.fetch = (async (_: string, init: RequestInit) => {
    sent.push(init);
    return (answers.shift() ?? placed)();
  }) as typeof fetch;
  const store = createAppStore();
  store.dispatch(signInAsked(true));
  store.dispatch(sessionKnown('anna'));
  const expired = async () => {
    while (!store.getState().session.expired) await new Promise((done) => setTimeout(done, 1));
  };
  return { store, sent, expired };
}

it('sends what found the session over once more, unchanged, when the same person has signed in', async () => {
  const { store, sent, expired } = office(over, placed);
  const call = store.dispatch(place.initiate(body));
  await expired();
  store.dispatch(sessionRenewed('anna'));
  expect((await call).data).toEqual({ missing: [], failed: [] });
  expect(sent.map(({ body }) => body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
});

it('sends an upload once more with its file and its token', async () => {
  const { store, sent, expired } = office(over, over);
  const file = new Blob(['picture']);
  const call = store.dispatch(
    upload.initiate({
      file,
      idempotencyToken: '00000002-0000-4000-8000-000000000002',
      externalId: 'shop-logo',
      order: 1,
    }),
  );
  await expired();
  store.dispatch(sessionRenewed('anna'));
  await call;
  const forms = sent.map(({ body }) => body as FormData);
  expect(forms.map((form) => form.get('idempotency_token'))).toEqual([
    '00000002-0000-4000-8000-000000000002',
    '00000002-0000-4000-8000-000000000002',
  ]);
  expect(forms.map((form) => (form.get('file') as File).size)).toEqual([7, 7]);
});

it('sends nothing in the name of somebody else', async () => {
  const { store, sent, expired } = office(over);
  const call = store.dispatch(change.initiate({ settings: { title: 'Вербена' } } as never));
  await expired();
  store.dispatch(sessionRenewed('boris'));
  expect((await call).error).toMatchObject({ code: 'other_account' });
  expect(sent).toHaveLength(1);
});

it('sends it no third time: a session that is over again is a failure, and is asked for again', async () => {
  const { store, sent, expired } = office(over, over);
  const call = store.dispatch(place.initiate(body));
  await expired();
  store.dispatch(sessionRenewed('anna'));
  expect((await call).error).toMatchObject({ code: 'unauthorized' });
  expect([sent.length, store.getState().session.expired]).toEqual([2, true]);
});

it('lets a call go that nobody can be asked for any more', async () => {
  const { store, sent, expired } = office(over);
  const call = store.dispatch(place.initiate(body));
  await expired();
  store.dispatch(signInAsked(false));
  expect((await call).error).toMatchObject({ code: 'unauthorized' });
  expect(sent).toHaveLength(1);
});

it('asks nobody where somebody has signed in while the call was on its way', async () => {
  let answer = (_: Response) => {};
  const { store, sent } = office(placed);
  const { fetch: quick } = globalThis;
  globalThis.fetch = ((_: string, init: RequestInit) => {
    globalThis.fetch = quick;
    sent.push(init);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  }) as typeof fetch;
  const call = store.dispatch(place.initiate(body));
  await new Promise((done) => setTimeout(done, 5));
  store.dispatch(sessionRenewed('anna'));
  answer(over());
  expect((await call).data).toBeDefined();
  expect([sent.length, store.getState().session.expired]).toEqual([2, false]);
});

it('does not wait with what nobody waits for', async () => {
  const { store } = office(over);
  expect((await store.dispatch(watch.initiate(body))).error).toMatchObject({ code: 'unauthorized' });
  expect(store.getState().session.expired).toBe(false);
});

it('every call says which account the page was opened for, that of staff too, each in its own calls alone', async () => {
  const { store, sent } = office(placed, placed, placed, placed);
  await store.dispatch(place.initiate(body));
  await store.dispatch(merchants.initiate({}, { forceRefetch: true }));
  store.dispatch(staffKnown('olga'));
  await store.dispatch(place.initiate(body, { forceRefetch: true }));
  await store.dispatch(merchants.initiate({}, { forceRefetch: true }));
  expect(accountsOf(sent)).toEqual(['anna', null, null, 'olga']);
});

it('where somebody else has signed in on another tab, it says so, and sends again what it was once its own account is back', async () => {
  const { store, sent, expired } = office(taken, placed);
  const call = store.dispatch(place.initiate(body));
  await expired();
  expect(store.getState().session).toMatchObject({ taken: true, owner: 'anna' });
  store.dispatch(sessionRenewed('anna'));
  expect((await call).data).toEqual({ missing: [], failed: [] });
  expect(accountsOf(sent)).toEqual(['anna', 'anna']);
  expect(store.getState().session).toMatchObject({ taken: false, expired: false });
});
