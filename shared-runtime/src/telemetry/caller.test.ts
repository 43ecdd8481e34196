import { listOrders } from 'shared-contracts';
import { baseApi, createAppStore, endpointOf } from '../index.ts';
import { lastReports, setCallerRelease } from '../page.ts';

const api = baseApi.injectEndpoints({ endpoints: (build) => ({ orders: build.query(endpointOf(listOrders)) }) });

const ask = () => createAppStore().dispatch(api.endpoints.orders.initiate({ page: 1 }));
const answerWith = (body: object, status = 200) => {
  globalThis.fetch = async () => Response.json(body, { status });
};

const release = { name: 'mf-unreadable', version: '1.0.0' };
afterAll(() => setCallerRelease(() => undefined));

it('tells of an answer that a release cannot read, and of no refusal', async () => {
  setCallerRelease(() => release);
  answerWith({ code: 'not_found' }, 404);
  await ask();
  answerWith({ orders: 'none' });
  await ask();
  const reports = lastReports().filter(({ name }) => name === release.name);
  expect(reports).toEqual([{ kind: 'answer-refused', ...release, cause: 'listOrders' }]);
});
