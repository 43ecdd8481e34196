import { setTimeout as sleep } from 'node:timers/promises';
import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { asSignedIn, type RunningBff, startBff } from '../testing/running-bff.ts';

let bff: RunningBff;
beforeEach(async () => {
  bff = await startBff({ timeLimits: { page: 150 } });
});
afterEach(() => bff.stop());

const statusOf = async (path: string, headers = {}) => (await bff.call(path, { headers })).status;

describe("the status of a shop's page", () => {
  it.each([
    ['an unknown or unpublished shop', 404, 'shop_not_found', 404],
    ['a stopped shop', 503, 'shop_stopped', 503],
    ['a service that fails', 500, 'internal', 200],
    ['a service that asks for patience', 429, 'rate_limited', 200],
  ])('for %s', async (_, said, code, expected) => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, said, code));
    const answer = await bff.call('/b2b/shop/verbena');
    expect(answer.status).toBe(expected);
    expect(answer.text).toContain('<div id="root">');
    expect(bff.service.seen).toMatchObject([
      { url: '/users-api/merchant/info-by-slugs', headers: { 'x-merchant-name': 'verbena' } },
    ]);
  });

  it.each([
    ['not there or unpublished', 404, 'not_found', 404],
    ['deleted', 410, 'gone', 410],
    ['named by nonsense', 400, 'validation_failed', 404],
  ])('for a product that is %s', async (_, said, code, expected) => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, said, code));
    expect(await statusOf('/b2b/shop/verbena/product/p-1')).toBe(expected);
    expect(bff.service.seen).toMatchObject([{ url: '/users-api/product', body: '{"product_id":"p-1"}' }]);
  });

  it('is 200 when the service takes too long: the page says for itself what it could not load', async () => {
    bff.service.answer(() => {});
    const began = performance.now();
    expect(await statusOf('/b2b/shop/verbena')).toBe(200);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('is asked once for many visitors, and again after a second', async () => {
    bff.service.answer((_seen, response) => sendJson(response, 200, { merchant_info: {} }));
    await Promise.all(Array.from({ length: 10 }, () => statusOf('/b2b/shop/verbena')));
    expect(bff.service.seen).toHaveLength(1);
    await sleep(1_050);
    await statusOf('/b2b/shop/verbena');
    expect(bff.service.seen).toHaveLength(2);
  });

  it('is asked for the signed-in visitor, who may be the owner, and not remembered for others', async () => {
    bff.service.answer((seen, response) =>
      seen.headers['x-merchant-token']
        ? sendJson(response, 200, {})
        : sendServiceProblem(response, 404, 'shop_not_found'),
    );
    const { cookie } = asSignedIn(bff, 'owner');
    expect(await statusOf('/b2b/shop/verbena', { cookie })).toBe(200);
    expect(await statusOf('/b2b/shop/verbena')).toBe(404);
    expect(await statusOf('/b2b/shop/verbena', { cookie })).toBe(200);
  });

  it("leaves an order's own page alone, which outlives a stop", async () => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, 503, 'shop_stopped'));
    expect(await statusOf('/b2b/shop/verbena/order/tok')).toBe(200);
    expect(bff.service.seen).toEqual([]);
  });
});
