import { setTimeout as sleep } from 'node:timers/promises';
import { sendJson, sendServiceProblem, sessionOf } from '../testing/fake-service.ts';
import { makeReleases } from '../testing/releases.ts';
import { asSignedIn, startBff, withFreshBff } from '../testing/running-bff.ts';

const bff = withFreshBff({ timeLimits: { page: 150 } });

const statusOf = async (path: string, headers = {}) => (await bff.call(path, { headers })).status;

describe("the status of a shop's page", () => {
  it.each([
    ['an unknown or unpublished shop', 404, 'shop_not_found', 404],
    ['a stopped shop', 503, 'shop_stopped', 503],
    ['a service that fails', 500, 'internal', 200],
    ['a service that asks for patience', 429, 'rate_limited', 200],
  ])('for %s', async (_, status, code, expected) => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, status, code));
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
  ])('for a product that is %s', async (_, status, code, expected) => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, status, code));
    expect(await statusOf('/b2b/shop/verbena/product/p-1')).toBe(expected);
    expect(bff.service.seen).toMatchObject([{ url: '/users-api/product', body: '{"product_id":"p-1"}' }]);
  });

  it('is 200 when the service takes too long: the page says for itself what it could not load', async () => {
    bff.service.answer(() => {});
    expect(await statusOf('/b2b/shop/verbena')).toBe(200);
  });

  it('is asked once for many visitors, and again after a second', async () => {
    bff.service.answer((_seen, response) => sendJson(response, 200, { merchant_info: {} }));
    await Promise.all(Array.from({ length: 50 }, () => statusOf('/b2b/shop/verbena')));
    // A slow machine may take seconds for them: one question for each.
    const count = bff.service.seen.length;
    expect(count).toBeLessThan(10);
    await sleep(1_050);
    await statusOf('/b2b/shop/verbena');
    expect(bff.service.seen).toHaveLength(count + 1);
  });

  it('is each product’s and each shop’s own, also right after one another', async () => {
    bff.service.answer(({ headers, body }, response) => {
      const isThere = headers['x-merchant-name'] === 'mint' || body.includes('p-2');
      if (isThere) sendJson(response, 200, {});
      else sendServiceProblem(response, 404, 'not_found');
    });
    const paths = ['/b2b/shop/verbena/product/p-1', '/b2b/shop/verbena/product/p-2', '/b2b/shop/mint/product/p-1'];
    const statuses: number[] = [];
    for (const path of paths) statuses.push(await statusOf(path));
    expect(statuses).toEqual([404, 200, 200]);
  });

  it('is asked for the signed-in owner, and not remembered for others', async () => {
    bff.service.answer((seen, response) => {
      if (seen.url === '/session') return sendJson(response, 200, sessionOf('verbena'));
      seen.headers['x-merchant-token']
        ? sendJson(response, 200, {})
        : sendServiceProblem(response, 404, 'shop_not_found');
    });
    const { cookie } = asSignedIn(bff, 'owner');
    expect(await statusOf('/b2b/shop/verbena', { cookie })).toBe(200);
    expect(await statusOf('/b2b/shop/verbena')).toBe(404);
    expect(await statusOf('/b2b/shop/verbena', { cookie })).toBe(200);
  });

  it.each([
    ['not there', 404, 'not_found', 404],
    ['named by nonsense', 400, 'validation_failed', 404],
    ['of a shop that is stopped, which it outlives', 503, 'shop_stopped', 200],
  ])('for an order that is %s', async (_, status, code, expected) => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, status, code));
    expect(await statusOf('/b2b/shop/verbena/order/tok-1')).toBe(expected);
    expect(bff.service.seen).toMatchObject([{ url: '/user-api/v1/order', body: '{"order_token":"tok-1"}' }]);
  });

  it('is 404 for an address of a shop that nothing is at, though the shop has a page for it', async () => {
    const releases = await makeReleases();
    await releases.release('host-shell', '1.0.0', {
      routes: [
        { path: '/shop/:merchantName/*', screen: 'not-found', access: 'public' },
        { path: '/shop/:merchantName/product/:productId', screen: 'product', access: 'public' },
      ],
    });
    await releases.activate({ 'host-shell': '1.0.0' });
    const other = await startBff({ releases });
    expect((await other.call('/b2b/shop/verbena/nope/at/all')).status).toBe(404);
    expect(other.service.seen).toEqual([]);
    expect((await other.call('/b2b/shop/verbena/product/p-1')).status).toBe(200);
    await other.stop();
    await releases.remove();
  });

  it('tells the page which shop there is none of, and nothing of the kind where only a product is missing', async () => {
    bff.service.answer((seen, response) =>
      sendServiceProblem(response, 404, seen.url === '/users-api/product' ? 'not_found' : 'shop_not_found'),
    );
    expect((await bff.call('/b2b/shop/Verbena')).text).toMatch(/<html [^>]*data-unknown-shop="verbena"/);
    expect((await bff.call('/b2b/shop/verbena/product/p-1')).text).not.toContain('data-unknown-shop');
  });
});

it.each([
  ['are away', () => bff.service.answer((_seen, response) => sendServiceProblem(response, 503, 'unavailable'))],
  ['hang', () => bff.service.answer(() => {})],
])('an office whose services %s asks for patience, and a shop is shown to whoever is signed in', async (_, fail) => {
  fail();
  const { cookie } = asSignedIn(bff);
  const office = await bff.call('/b2b/merchant/orders', { headers: { cookie } });
  expect([office.status, office.headers['retry-after']]).toEqual([503, '5']);
  expect(office.text).toContain('Скоро вернёмся');
  expect(office.headers['set-cookie']).toBeUndefined();
  expect((await bff.call('/b2b/shop/verbena', { headers: { cookie } })).text).toContain('<div id="root">');
  expect((await bff.call('/b2b/merchant/orders')).status).toBe(200);
});
