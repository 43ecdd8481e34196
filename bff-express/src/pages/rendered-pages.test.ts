import { bootElementId, stateElementId } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { type Script, sendJson, sendServiceProblem, sessionOf } from '../testing/fake-service.ts';
import { makeRenderingReleases, type RenderingReleases, storefronts } from '../testing/rendering-releases.ts';
import { asSignedIn, type RunningBff, startBff } from '../testing/running-bff.ts';

const home = '/b2b/shop/verbena';
const evil = `</script><img src=x onerror=alert(1)>"'&`;

let releases: RenderingReleases;
let bff: RunningBff;
let revision = 1;
let title = 'Вербена';
const shop: Script = ({ url }, response) =>
  sendJson(response, 200, url.endsWith('/revision') ? { revision } : { merchant_info: { title } });
const requestsTo = (path: string) => bff.service.seen.filter(({ url }) => url.endsWith(path));
const open = (path = home, headers: Record<string, string> = {}) => bff.call(path, { headers });
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const noticed = () => later(1_000);

beforeEach(async () => {
  releases = await makeRenderingReleases();
  [revision, title] = [1, 'Вербена'];
  bff = await startBff({
    releases,
    answer: shop,
    timeLimits: { page: 1_500 },
    env: { PUBLIC_ORIGIN_MUM: 'https://mum.example' },
  });
  // The first page of a process waits for React.
  await waitUntil(async () => (await open('/b2b/shop/another')).text.includes(stateElementId));
  bff.service.seen.length = 0;
  bff.log.length = 0;
});
afterEach(async () => {
  await bff.stop();
  await releases.remove();
});

describe('a page of a shop', () => {
  it('comes rendered, titled, with its data, and with the response’s nonce wherever one is needed', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const { status, text, headers } = await open(`${home}?page=2&utm_source=chat`);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
      expect(text).toContain(`<title>Вербена</title>`);
      expect(text).toContain(`<div id="root"><main data-look="first"><p>${home}?page=2</p></main></div>`);
      expect(text).toContain('data-emotion="ds x1">.ds-x1{content:"<\\/style>"}</style>');
      expect(text.match(new RegExp(`id="${bootElementId}"`, 'g'))).toHaveLength(1);
      expect(text).toContain(`id="${stateElementId}"`);
      const [nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.slice(1) ?? [];
      expect(new Set([...text.matchAll(/nonce="([^"]*)"/g)].map(([, found]) => found))).toEqual(new Set([nonce]));
      const inline = [...text.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
      expect(inline.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('holds no markup that a merchant wrote', async () => {
    title = evil;
    const { text } = await open();
    expect(text).not.toContain('<img');
    expect(text).toContain('<title>&lt;/script&gt;&lt;img');
    const state = /id="b2b-state"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(state)).toEqual({ text: evil });
    expect(text).toContain('<meta property="og:title" content="&lt;/script&gt;&lt;img');
    const structuredData = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(structuredData)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Store', name: evil }],
    });
  });

  it('says where its shop belongs by the configuration, whatever host it was asked at', async () => {
    const { text } = await open(home, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(text).toContain('<link rel="canonical" href="https://mum.example">');
    expect(text).not.toContain('evil.example');
  });

  it('asks for its first picture and the brand’s icon in the head, before the body', async () => {
    const [start = ''] = (await open()).text.split('<body>');
    expect(start).toContain(
      '<link rel="preload" as="image" imagesrcset="/p?w=640 640w" imagesizes="100vw" fetchpriority="high">',
    );
    expect(start.match(/rel="icon"/g)).toHaveLength(1);
  });

  it('has the status that its data says', async () => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, 404, 'shop_not_found'));
    expect((await open()).status).toBe(404);
  });
});

describe('rendered once, served many times', () => {
  it('for callers that come at once, and those after them, until the shop changes', async () => {
    await Promise.all(Array.from({ length: 5 }, () => open()));
    await open();
    expect(requestsTo('/info-by-slugs')).toHaveLength(1);
    [revision, title] = [2, 'Новая'];
    await noticed();
    expect((await open()).text).toContain('<title>Новая</title>');
    expect(requestsTo('/info-by-slugs')).toHaveLength(2);
  });

  it('apart by theme, brand and what of the query is shown, and by nothing else of it', async () => {
    await open(home);
    await open(`${home}?utm_source=a`);
    expect(requestsTo('/info-by-slugs')).toHaveLength(1);
    expect((await open(`${home}?page=2`)).text).toContain(`<p>${home}?page=2</p>`);
    const dark = await open(home, { cookie: 'b2b_theme=dark' });
    const mum = await open(home, { host: 'mum.localhost' });
    expect([dark.text.includes('data-theme="dark"'), mum.text.includes('data-brand="mum"')]).toEqual([true, true]);
  });

  it('of answers that hold as long as the shop’s revision: another page of it asks the services for nothing again', async () => {
    await open();
    // A revision that was only just seen is not trusted.
    await later(1_100);
    await open(`${home}?page=2`);
    bff.service.seen.length = 0;
    const dark = await open(home, { cookie: 'b2b_theme=dark' });
    const mum = await open(home, { host: 'mum.localhost' });
    expect([dark.text, mum.text].every((text) => text.includes('<title>Вербена</title>'))).toBe(true);
    expect(requestsTo('/info-by-slugs')).toEqual([]);
    [revision, title] = [2, 'Новая'];
    await noticed();
    expect((await open(home, { cookie: 'b2b_theme=dark' })).text).toContain('<title>Новая</title>');
  });

  it('for the signed-in and for those with a cookie of nobody’s too: a cached page asks no service for them', async () => {
    bff.service.answer((seen, response, request) => {
      if (seen.url !== '/session') return shop(seen, response, request);
      if (seen.headers['x-merchant-token'] === 'neighbour') return sendJson(response, 200, sessionOf('another'));
      return sendServiceProblem(response, 401, 'unauthorized');
    });
    const times = [1, 2, 3];
    for (const count of times) {
      for (const token of ['neighbour', 'garbage', `garbage-${count}`]) {
        expect((await open(home, { cookie: `__Host-b2b_token=${token}` })).text).toContain('<title>Вербена</title>');
      }
    }
    // One page says that somebody is signed in, the other that nobody is.
    expect(requestsTo('/info-by-slugs').map(({ headers }) => headers['x-merchant-token'])).toEqual([
      undefined,
      undefined,
    ]);
    expect(requestsTo('/session').map(({ headers }) => headers['x-merchant-token'])).toEqual([
      'neighbour',
      'garbage',
      'garbage-1',
      'garbage-2',
      'garbage-3',
    ]);
  });

  it('with ever new cookies of nobody’s asks at a limited rate, and sends what is kept', async () => {
    bff.service.answer((seen, response, request) =>
      seen.url === '/session' ? sendServiceProblem(response, 401, 'unauthorized') : shop(seen, response, request),
    );
    const cookies = Array.from({ length: 100 }, (_, index) => ({ cookie: `__Host-b2b_token=garbage-${index}` }));
    const pages = await Promise.all(cookies.map((headers) => open(home, headers)));
    expect(pages.every(({ status, text }) => status === 200 && text.includes('<title>Вербена</title>'))).toBe(true);
    expect(requestsTo('/session').length).toBeLessThan(60);
    // On a slow machine a page that is kept for a moment is made once more or twice; not for each of a hundred.
    expect(requestsTo('/info-by-slugs').length).toBeLessThan(10);
  });

  it('but not for the shop’s owner: the page is made with the token, and for nobody else', async () => {
    bff.service.answer((seen, response, request) =>
      seen.url === '/session' ? sendJson(response, 200, sessionOf('verbena')) : shop(seen, response, request),
    );
    const { cookie } = asSignedIn(bff, 'token-7');
    await open(home, { cookie: String(cookie) });
    await open(home, { cookie: String(cookie) });
    await open();
    const tokens = requestsTo('/info-by-slugs').map(({ headers }) => headers['x-merchant-token']);
    expect(tokens).toEqual(['token-7', 'token-7', undefined]);
  });
});

it('a page that says that something is not there says so for a second only, however long its shop has not changed', async () => {
  bff.service.answer((seen, response, request) =>
    seen.url.endsWith('/revision')
      ? shop(seen, response, request)
      : sendServiceProblem(response, 404, 'product_not_found'),
  );
  await open(`${home}/product/1`);
  // A revision that was only just seen keeps no page for longer.
  await later(1_200);
  expect((await open(`${home}/product/1`)).status).toBe(404);
  bff.service.answer(shop);
  await later(1_200);
  const { status, text } = await open(`${home}/product/1`);
  expect([status, text.includes('<title>Вербена</title>')]).toEqual([200, true]);
});

describe('while the services are away', () => {
  const away = () => bff.service.answer((_seen, response) => response.destroy());

  it('cached pages are sent, others ask for patience and come again by themselves', async () => {
    await open();
    await later(600);
    away();
    for (let count = 0; count < 3; count += 1) {
      const kept = await open();
      expect([kept.status, kept.text.includes('<title>Вербена</title>')]).toEqual([200, true]);
    }
    for (const path of [`${home}?page=2`, '/b2b/shop/never-seen']) {
      const { status, headers, text } = await open(path);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(text).toContain('<meta http-equiv="refresh" content="5">');
      expect(text).toContain('Скоро вернёмся');
    }
  });

  it('a page is there again with them', async () => {
    away();
    expect((await open()).status).toBe(503);
    bff.service.answer(shop);
    await noticed();
    expect((await open()).text).toContain('<title>Вербена</title>');
  });
});

it('a release is rendered without a restart, and what it replaced is not', async () => {
  expect((await open()).text).toContain('data-look="first"');
  await releases.swap('2.0.0', { look: 'second' });
  await waitUntil(async () => (await open()).text.includes('data-look="second"'));
});

it('a page that is for one browser alone is made anew for the next', async () => {
  const personal = storefronts.working
    .replace('return { status: 200,', 'return { status: 200, personal: true,')
    .replace("'<p>' + url + '</p>'", "'<p>personal ' + Math.random() + '</p>'");
  await releases.swap('2.0.0', { storefront: personal });
  const made = async () => /<p>personal [\d.e-]+<\/p>/.exec((await open()).text)?.[0];
  await waitUntil(async () => (await made()) !== undefined);
  const [one, other] = [await made(), await made()];
  expect([one, other]).toEqual([expect.any(String), expect.any(String)]);
  expect(one).not.toBe(other);
});
