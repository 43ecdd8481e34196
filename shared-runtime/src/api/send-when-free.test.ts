import {
  addCategory,
  authorize,
  type ErrorCode,
  listCategories,
  type Problem,
  problemOf,
  updateDeliveryConditions,
  uploadContent,
} from 'shared-contracts';
import { baseApi, createAppStore, describeFailure, endpointOf } from '../index.ts';
import { sendWhenFree } from './send-when-free.ts';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    patientList: build.query({ ...endpointOf(listCategories) }),
    patientAdd: build.mutation({ ...endpointOf(addCategory) }),
    patientUpload: build.mutation({ ...endpointOf(uploadContent) }),
    patientDelivery: build.mutation({ ...endpointOf(updateDeliveryConditions) }),
    patientSignIn: build.mutation({ ...endpointOf(authorize) }),
  }),
});
const { patientList, patientAdd, patientUpload, patientDelivery, patientSignIn } = api.endpoints;

const soon = 0.02;
const refusal = (code: ErrorCode, extra: Partial<Problem> = { retryAfter: soon }) => {
  const problem = problemOf(code, 'r', extra);
  return () => new Response(JSON.stringify(problem), { status: problem.status });
};
const answer = (body: unknown) => () => new Response(JSON.stringify(body));

function page(...answers: (() => Response)[]) {
  const sent: RequestInit[] = [];
  globalThis.fetch = (async (_: string, init: RequestInit) => {
    sent.push(init);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return (next as () => Response)();
  }) as typeof fetch;
  return { store: createAppStore(), sent };
}
const category = { title: 'Букеты', description: '' };
const delivery = { showAddress: true, deliveryMethods: [], communications: [] };
const upload = { file: new Blob(['x']), idempotencyToken: crypto.randomUUID(), externalId: 'shop-logo', order: 0 };

it.each<[ErrorCode]>([['busy'], ['rate_limited'], ['unavailable']])(
  'asks again by itself where a list is refused for a while as %s',
  async (code) => {
    const { store, sent } = page(refusal(code), answer({ categories: [] }));
    const before = performance.now();
    expect((await store.dispatch(patientList.initiate({}))).data).toEqual([]);
    expect(performance.now() - before).toBeGreaterThanOrEqual(soon * 1000 - 1);
    expect(sent).toHaveLength(2);
  },
);

it('asks twice again and no more, and then says what is the matter', async () => {
  const { store, sent } = page(refusal('busy'));
  const { error } = await store.dispatch(patientList.initiate({}));
  expect(sent).toHaveLength(3);
  expect(error).toMatchObject({ code: 'busy' });
  expect(describeFailure(error)).toBe(
    'Сейчас обрабатывается слишком много файлов. Подождите немного и попробуйте ещё раз.',
  );
});

it.each([
  ['longer than somebody waits', { retryAfter: 11 }],
  ['and does not say for how long', {}],
])('says at once that it is refused %s', async (_, extra) => {
  const { store, sent } = page(refusal('rate_limited', extra));
  expect((await store.dispatch(patientList.initiate({}))).error).toMatchObject({ code: 'rate_limited' });
  expect(sent).toHaveLength(1);
});

it.each([
  ['two that come to ten', 5, 2],
  ['not a second that would exceed it', 6, 1],
])('waits ten seconds in all: %s', async (_, retryAfter, times) => {
  jest.useFakeTimers();
  const problem = problemOf('busy', 'r', { retryAfter });
  const busy = { error: { kind: 'problem' as const, code: 'busy', problem, requestId: 'r' } };
  const send = jest.fn(async () => busy);
  const { signal } = new AbortController();
  const answer = sendWhenFree({ answer: busy, operation: listCategories, args: {}, isRead: true, signal, send });
  await jest.advanceTimersByTimeAsync(30_000);
  jest.useRealTimers();
  expect(await answer).toBe(busy);
  expect(send).toHaveBeenCalledTimes(times);
});

it('sends what was refused before anything was done once more, unchanged', async () => {
  const { store, sent } = page(refusal('rate_limited'), refusal('busy'), answer({ categoryId: 'c1' }));
  expect((await store.dispatch(patientAdd.initiate(category))).data).toBe('c1');
  expect(sent.map(({ body }) => body)).toEqual(Array(3).fill(JSON.stringify(category)));
});

it('sends again what carries a key or sets what it sets, and nothing else that may have been done', async () => {
  const one = page(refusal('unavailable'));
  await one.store.dispatch(patientUpload.initiate(upload));
  expect(one.sent).toHaveLength(3);
  const other = page(refusal('unavailable'));
  await other.store.dispatch(patientDelivery.initiate(delivery));
  expect(other.sent).toHaveLength(3);
  const third = page(refusal('unavailable'));
  expect((await third.store.dispatch(patientAdd.initiate(category))).error).toMatchObject({ code: 'unavailable' });
  expect(third.sent).toHaveLength(1);
});

it('never tries a password again by itself', async () => {
  const { store, sent } = page(refusal('rate_limited'));
  await store.dispatch(patientSignIn.initiate({ email: 'a@b.ru', password: 'secret' }));
  expect(sent).toHaveLength(1);
});

it('stops waiting when the call is given up', async () => {
  const { store, sent } = page(refusal('busy', { retryAfter: 5 }), answer({ categories: [] }));
  const call = store.dispatch(patientList.initiate({}));
  while (sent.length === 0) await new Promise((done) => setTimeout(done, 1));
  call.abort();
  await call;
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toHaveLength(1);
});
