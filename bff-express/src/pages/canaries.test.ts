import { setTimeout as sleep } from 'node:timers/promises';
import { bootSchema, reportRetreat } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { type FakeRegistry, makeRegistry } from '../testing/fake-registry.ts';
import { sendJson, sessionOf } from '../testing/fake-service.ts';
import { makePlatformReleases } from '../testing/releases.ts';
import { makeRenderingReleases, storefronts } from '../testing/rendering-releases.ts';
import { type RunningBff, startBff } from '../testing/running-bff.ts';

const canaryVersion = '2.0.0';
let fake: FakeRegistry;
let bff: RunningBff;

beforeAll(async () => {
  fake = await makeRegistry();
  await fake.publish('mf-orders', '1.5.0');
  await fake.publish('mf-orders', canaryVersion);
  bff = await startBff({
    releases: await makePlatformReleases(),
    env: { REGISTRY_KEYS: fake.publicKey, TRUST_PROXY: 'loopback' },
    answer: fake.script((_seen, response) => sendJson(response, 404, {})),
  });
});
afterAll(async () => {
  await bff.stop();
  await fake.remove();
});

async function canary(share: number, merchants: string[] = []): Promise<void> {
  fake.activate('mf-orders', '1.5.0', { canary: { version: canaryVersion, share, merchants } });
  const { revision } = fake.payload;
  await waitUntil(async () => (await registryRevision()) === revision, 'the canary is not served');
  // It is tried after the stable releases are served.
  await sleep(300);
}

const registryRevision = async () => (await bff.call('/b2b/bff/registry')).json().registryRevision;

interface Page {
  version: string | undefined;
  fallback: string | undefined;
  cookies: string[];
}

async function page(path: string, cookie = ''): Promise<Page> {
  const { text, headers } = await bff.call(path, { headers: { cookie } });
  const boot = bootSchema.parse(JSON.parse(/id="b2b-boot"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? ''));
  const entry = boot.snapshot.containers.find(({ name }) => name === 'mf-orders');
  return { version: entry?.version, fallback: entry?.fallback?.version, cookies: headers['set-cookie'] ?? [] };
}

function drawn([cookie = '']: string[]): { pair: string; bucket: number } {
  const [pair = ''] = cookie.split(';');
  return { pair, bucket: Number(/b2b_cohort=(\d+)$/.exec(pair)?.[1]) };
}

it('gives a release to a share of visitors, the same ones each time, with the stable one to fall back on', async () => {
  await canary(20);
  let given = 0;
  for (let visitor = 0; visitor < 300; visitor += 1) {
    const first = await page('/b2b/');
    const { pair, bucket } = drawn(first.cookies);
    const again = await page('/b2b/', pair);
    expect(again.version).toBe(first.version);
    expect(again.cookies).toEqual([]);
    expect(first.version).toBe(bucket < 2_000 ? canaryVersion : '1.5.0');
    expect(first.cookies[0]).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    if (first.version === canaryVersion) {
      given += 1;
      expect(first.fallback).toBe('1.5.0');
    }
  }
  // Of 300 with a fifth each, fewer than 30 or more than 90 come once in a million.
  expect(given).toBeGreaterThan(30);
  expect(given).toBeLessThan(90);
});

it('gives it to all visitors of the merchants that it names, and to nobody else', async () => {
  await canary(0, ['verbena']);
  expect((await page('/b2b/shop/verbena')).version).toBe(canaryVersion);
  expect((await page('/b2b/shop/mint')).version).toBe('1.5.0');
  // A page that asks again after a failure gets what it had.
  expect((await bff.call('/b2b/bff/registry?page=%2Fb2b%2Fshop%2Fverbena')).text).toContain(canaryVersion);
  expect((await bff.call('/b2b/bff/registry?page=%2Fb2b%2Fshop%2Fmint')).text).not.toContain(canaryVersion);
  // Nobody is drawn, so nothing is kept of anybody.
  expect((await page('/b2b/shop/mint')).cookies).toEqual([]);
});

it('gives it to the merchants that it names in their own office, and to no other merchant in theirs', async () => {
  await canary(0, ['verbena']);
  bff.service.answer(
    fake.script(({ url, headers }, response) => {
      if (url !== '/session') return sendJson(response, 404, {});
      return sendJson(response, 200, sessionOf(headers['x-merchant-token'] === 'of-verbena' ? 'verbena' : 'mint'));
    }),
  );
  const office = (token: string) => page('/b2b/merchant/orders', `__Host-b2b_token=${token}`);
  expect([(await office('of-verbena')).version, (await office('of-mint')).version]).toEqual([canaryVersion, '1.5.0']);
});

it('gives it to whoever has a signed link, until that runs out', async () => {
  await canary(0);
  const link = (token: string) => bff.call(`/b2b/shop/mint?search=a&b2b-preview=${encodeURIComponent(token)}`);
  const good = await link(fake.preview('mf-orders', canaryVersion, Date.now() + 60_000));
  expect([good.status, good.headers.location]).toEqual([302, '/b2b/shop/mint?search=a']);
  const [cookie = ''] = good.headers['set-cookie'] ?? [];
  expect(cookie).toContain('HttpOnly');
  expect((await page('/b2b/shop/mint', cookie.split(';')[0])).version).toBe(canaryVersion);
  expect((await page('/b2b/shop/mint')).version).toBe('1.5.0');

  const late = fake.preview('mf-orders', canaryVersion, Date.now() - 1);
  const forged = fake
    .preview('mf-orders', canaryVersion, Date.now() + 60_000)
    .replace(/~\d+~/, `~${Date.now() + 1e9}~`);
  const name = cookie.split('=')[0];
  for (const token of [late, forged, 'x'.repeat(5_000)]) {
    const refused = await link(token);
    expect([refused.status, refused.headers['set-cookie']]).toEqual([302, undefined]);
    expect((await page('/b2b/shop/mint', `${name}=${token.slice(0, 3_000)}`)).version).toBe('1.5.0');
  }
  const elsewhere = await bff.call(`//evil.example/?b2b-preview=${late}`);
  expect(elsewhere.headers.location ?? '').not.toContain('evil');
});

const retreatsTold = () =>
  bff.service.seen.filter(({ url }) => url === reportRetreat.path).map(({ body }) => JSON.parse(body));
const tokenOf = async (path: string) => / data-token="([\w-]{44})"/.exec((await bff.call(path)).text)?.[1] ?? 'none';

const report = (token: string, version: string, from = '9.9.9.9') => {
  const error = { kind: 'error', name: 'mf-orders', version } as const;
  const slow = { kind: 'vital', name: 'mf-orders', version, metric: 'LCP', value: 9_000 } as const;
  return bff.call('/b2b/bff/telemetry', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ token, events: [error, ...Array.from({ length: 20 }, () => slow)] }),
  });
};

it('gives up one on whose pages something goes wrong, by what those pages report and nobody else', async () => {
  await canary(0, ['verbena']);
  // Pages of the stable release, and one page again and again, say nothing of the canary.
  for (let turn = 0; turn < 10; turn += 1) await report(await tokenOf('/b2b/shop/mint'), canaryVersion);
  const one = await tokenOf('/b2b/shop/verbena');
  for (let turn = 0; turn < 10; turn += 1) await report(one, canaryVersion);
  await report('A'.repeat(44), canaryVersion);
  // Nor does whoever is alone, however many pages they open.
  for (let turn = 0; turn < 9; turn += 1) await report(await tokenOf('/b2b/shop/verbena'), canaryVersion);
  await sleep(6_000);
  expect(retreatsTold()).toEqual([]);
  await report(await tokenOf('/b2b/shop/verbena'), canaryVersion, '8.8.8.8');
  await waitUntil(async () => retreatsTold().length > 0);
  expect(retreatsTold()).toMatchObject([{ name: 'mf-orders', version: canaryVersion }]);
  expect((await page('/b2b/shop/verbena')).version).toBe('1.5.0');
});

it('gives up what everybody has got a moment ago where it goes wrong, for the release before it', async () => {
  await fake.publish('mf-orders', '3.0.0');
  fake.activate('mf-orders', '3.0.0', { previous: ['1.5.0'] });
  await waitUntil(async () => (await page('/b2b/')).version === '3.0.0');
  for (const from of ['9.9.9.1', '9.9.9.2', '9.9.9.3']) await report(await tokenOf('/b2b/'), '3.0.0', from);
  await waitUntil(async () => (await page('/b2b/')).version === '1.5.0');
  await waitUntil(async () => retreatsTold().some(({ version }) => version === '3.0.0'));
});

describe('on the server', () => {
  const routes = [{ path: '/shop/:merchantName', screen: 'shop', access: 'public' as const, rendered: true }];
  const saying = (text: string) => storefronts.working.replace("'<p>' + url + '</p>'", `'<p>${text}</p>'`);
  const home = '/b2b/shop/verbena';
  let rendering: RunningBff;
  let registry: FakeRegistry;

  beforeEach(async () => {
    registry = await makeRegistry();
    rendering = await startBff({
      releases: await makeRenderingReleases(),
      env: { REGISTRY_KEYS: registry.publicKey },
      answer: registry.script(({ url }, response) =>
        sendJson(response, 200, url.endsWith('/revision') ? { revision: 1 } : { merchant_info: { title: 'Вербена' } }),
      ),
    });
  });
  afterEach(async () => {
    await rendering.stop();
    await registry.remove();
  });

  const retreats = () => rendering.service.seen.filter(({ url }) => url === reportRetreat.path);
  const asPreview = async (path: string) => {
    const token = registry.preview('mf-storefront', canaryVersion, Date.now() + 60_000);
    const { headers } = await rendering.call(`${path}?b2b-preview=${encodeURIComponent(token)}`);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    return (await rendering.call(path, { headers: { cookie } })).text;
  };

  it('renders both, each for its own visitors', async () => {
    await registry.publish('mf-storefront', canaryVersion, { routes, server: saying('canary') });
    registry.activate('mf-storefront', null, { canary: { version: canaryVersion, share: 0, merchants: [] } });
    await waitUntil(async () => (await asPreview(home)).includes('<p>canary</p>'));
    expect((await rendering.call(home)).text).toContain(`<p>${home}</p>`);
    // Kept pages are each cohort's own.
    expect(await asPreview(home)).toContain('<p>canary</p>');
    expect((await rendering.call(home)).text).toContain(`<p>${home}</p>`);
    expect(retreats()).toEqual([]);
  });

  it('gives up one that does not render before anybody sees it, and tells the registry', async () => {
    await registry.publish('mf-storefront', canaryVersion, { routes, server: storefronts.throwing });
    registry.activate('mf-storefront', null, { canary: { version: canaryVersion, share: 50, merchants: [] } });
    await waitUntil(async () => retreats().length > 0);
    expect(JSON.parse(retreats()[0]?.body ?? '')).toMatchObject({ name: 'mf-storefront', version: canaryVersion });
    expect(await asPreview(home)).toContain(`<p>${home}</p>`);
  });

  it('gives up one whose pages begin to fail, while the stable release goes on', async () => {
    const render = 'exports.render = (shop, { url }) =>';
    const server = saying('canary').replace(
      render,
      `${render} { if (url.includes('trap')) throw new Error('no'); return page(); }; const page = () =>`,
    );
    await registry.publish('mf-storefront', canaryVersion, { routes, server });
    registry.activate('mf-storefront', null, { canary: { version: canaryVersion, share: 0, merchants: [] } });
    await waitUntil(async () => (await asPreview(home)).includes('<p>canary</p>'));
    for (let turn = 0; turn < 8; turn += 1) await asPreview(`/b2b/shop/trap-${turn}`);
    await waitUntil(async () => retreats().length > 0);
    await waitUntil(async () => (await asPreview(home)).includes(`<p>${home}</p>`));
    expect((await rendering.call('/b2b/shop/trap-1')).text).toContain('<p>/b2b/shop/trap-1</p>');
  });
});
