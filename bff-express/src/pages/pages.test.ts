import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bootSchema } from 'shared-contracts';
import { makeReleases } from '../testing/releases.ts';
import { asSignedIn, startBff, withBff } from '../testing/running-bff.ts';

const bff = withBff();

const page = (path = '/b2b/', headers = {}) => bff.call(path, { headers });
const bootOf = (html: string) =>
  bootSchema.parse(
    JSON.parse(/<script type="application\/json" id="b2b-boot"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? ''),
  );
const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources];
      }),
  );

describe('the document', () => {
  it('[2.1.2] is the shell of every page below /b2b', async () => {
    const { status, headers, text } = await page();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(text).toMatch(/^<!doctype html><html lang="ru" data-brand="bloom" data-theme="light" data-font="raleway">/);
    expect(text).toContain('<div id="root"></div><noscript><p>Чтобы открыть');
    expect(text).toMatch(/<script src="\/b2b\/remotes\/host-shell\/1\.0\.0\/main\.js" defer nonce="/);
    expect((await bff.call('/b2b', {})).status).toBe(200);
  });

  it('has a nonce of its own in every response, on everything that needs it and in the policy', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 5; count += 1) {
      const { text, headers } = await page();
      const found = [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      const [nonce = ''] = found;
      expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
      expect(new Set(found).size).toBe(1);
      const policy = policyOf(headers);
      expect(policy['script-src']).toEqual(["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"]);
      expect(policy['style-src']).toEqual(["'self'", `'nonce-${nonce}'`]);
      nonces.add(nonce);
      const inline = [...text.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
      expect(inline.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
      expect(text).not.toMatch(/ style="| on\w+="/);
    }
    expect(nonces.size).toBe(5);
  });

  it('says what the browser may do', async () => {
    const { headers } = await page();
    expect(policyOf(headers)).toMatchObject({
      'default-src': ["'self'"],
      'img-src': ["'self'", 'blob:', 'data:'],
      'connect-src': ["'self'"],
      'frame-ancestors': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('says of each script what it is, wherever the page names one', async () => {
    const { text } = await page('/b2b/shop/verbena');
    const named = [...text.matchAll(/<(?:script src|link rel="preload" as="script" href)="([^"]+)"([^>]*)>/g)];
    const content: Record<string, string> = {
      '/b2b/remotes/host-shell/1.0.0/main.js': '/* host-shell 1.0.0 */',
      '/b2b/remotes/shared-design-system/1.0.0/remoteEntry.js': '/* shared-design-system 1.0.0 */',
      '/b2b/remotes/mf-storefront/1.0.0/remoteEntry.js': '/* mf-storefront 1.0.0 */',
      '/b2b/remotes/mf-storefront/1.0.0/shop.js': '/* the shop */',
    };
    for (const [, path = '', attributes] of named) {
      const hash = createHash('sha256')
        .update(content[path] ?? '')
        .digest('base64');
      expect([path, attributes]).toEqual([path, expect.stringContaining(`crossorigin integrity="sha256-${hash}"`)]);
    }
    expect(new Set(named.map(([, path]) => path))).toEqual(new Set(Object.keys(content)));
  });

  it('forbids scripts of which it is not said what they are, in production', async () => {
    const origins = { PUBLIC_ORIGIN_BLOOM: 'https://bloom.example', PUBLIC_ORIGIN_MUM: 'https://mum.example' };
    const REGISTRY_KEYS = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
    const live = await startBff({ env: { STAGE: 'production', REGISTRY_KEYS, ...origins }, releases: bff.releases });
    const { headers } = await live.call('/b2b/');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    await live.stop();
  });

  it('insists on TLS only where the visitor came over it', async () => {
    const behind = await startBff({ env: { TRUST_PROXY: 'loopback' }, releases: bff.releases });
    const over = (scheme: string) => behind.call('/b2b/', { headers: { 'x-forwarded-proto': scheme } });
    expect((await over('https')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await over('http')).headers['strict-transport-security']).toBeUndefined();
    await behind.stop();
  });

  it("has the visitor's theme from its first byte, else the brand's", async () => {
    expect((await page('/b2b/', { cookie: 'a=b; b2b_theme=dark' })).text).toMatch(
      /data-theme="dark".*color-scheme" content="dark"/,
    );
    for (const cookie of ['b2b_theme=purple', 'b2b_theme=%22%3E%3Cscript%3E', 'other=dark']) {
      expect((await page('/b2b/', { cookie })).text).toContain('data-theme="light"');
    }
  });

  it('boots with brand, stage, theme and whether somebody is signed in', async () => {
    const visitor = bootOf((await page()).text);
    expect(visitor).toMatchObject({
      stage: 'demo',
      theme: 'light',
      signedIn: false,
      brand: { id: 'bloom', demoShop: 'verbena', main: '#fc2b2b' },
    });
    const mum = bootOf((await page('/b2b/', { host: `mum.localhost:${bff.port}` })).text);
    expect(mum.brand).toMatchObject({ id: 'mum', main: '#b4532a' });
    const { cookie } = asSignedIn(bff, 'tok-1');
    const html = (await page('/b2b/', { cookie })).text;
    expect(bootOf(html).signedIn).toBe(true);
    expect(html).not.toContain('tok-1');
  });

  it('offers no demo shop outside the demo', async () => {
    const testing = await startBff({ env: { STAGE: 'testing' }, releases: bff.releases });
    const boot = bootOf((await testing.call('/b2b/')).text);
    expect([boot.stage, boot.brand.demoShop]).toEqual(['testing', null]);
    await testing.stop();
  });

  it('escapes what a manifest says', async () => {
    const releases = await makeReleases();
    await releases.release('host-shell', '1.0.0', {
      routes: [{ path: '/</script><script>alert(1)</script>', screen: '<!--', access: 'public' }],
    });
    await releases.activate({ 'host-shell': '1.0.0' });
    const other = await startBff({ releases });
    const { text } = await other.call('/b2b/');
    expect(text).not.toContain('alert(1)</script>');
    expect(bootOf(text).snapshot.containers[0]?.manifest.routes[0]?.path).toBe('/</script><script>alert(1)</script>');
    await other.stop();
    await releases.remove();
  });

  it('is compressed as the browser takes it', async () => {
    const fetchAs = (encoding: string) =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        const options = { port: bff.port, path: '/b2b/', headers: { 'accept-encoding': encoding }, agent: false };
        request({ host: '127.0.0.1', ...options }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }),
          );
        })
          .on('error', reject)
          .end();
      });
    const brotli = await fetchAs('gzip, br');
    const gzip = await fetchAs('gzip');
    expect([brotli.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
    for (const html of [brotliDecompressSync(brotli.body), gunzipSync(gzip.body)]) {
      expect(html.toString()).toContain('<div id="root">');
    }
  });
});

describe('hints', () => {
  const hintsOf = (html: string) =>
    [...html.matchAll(/<link rel="preload" as="(\w+)".*? href="([^"]+)"/g)].map(([, as, href]) => `${as} ${href}`);
  const common = [
    'font /b2b/remotes/shared-design-system/1.0.0/roboto.woff2',
    'script /b2b/remotes/host-shell/1.0.0/main.js',
    'script /b2b/remotes/shared-design-system/1.0.0/remoteEntry.js',
  ];

  it('name the host, the design system and the fonts on every page', async () => {
    expect(hintsOf((await page()).text)).toEqual(common);
  });

  it('name the remote whose route the address is, with the scripts of its screen and of the shared modules that it takes', async () => {
    expect(hintsOf((await page('/b2b/shop/verbena')).text)).toEqual([
      ...common,
      'script /b2b/remotes/mf-storefront/1.0.0/remoteEntry.js',
      'script /b2b/remotes/mf-storefront/1.0.0/shop.js',
    ]);
    expect(hintsOf((await page('/b2b/shop/verbena/product/7')).text)).toEqual([
      ...common,
      'script /b2b/remotes/mf-storefront/1.0.0/remoteEntry.js',
      'script /b2b/remotes/shared-design-system/1.0.0/product.js',
      'script /b2b/remotes/host-shell/1.0.0/zod.js',
    ]);
    expect(hintsOf((await page('/b2b/merchant/orders/7')).text)).toEqual([
      ...common,
      'script /b2b/remotes/mf-orders/1.0.0/remoteEntry.js',
    ]);
  });
});

describe('the status of a page', () => {
  it('is 200 for pages that a manifest names and 404, with the shell, for others', async () => {
    for (const path of ['/b2b/', '/b2b/merchant/orders', '/b2b/merchant/orders/7', '/b2b/shop/verbena/order/tok']) {
      expect([path, (await page(path)).status]).toEqual([path, 200]);
    }
    for (const path of ['/b2b/nothing', '/b2b/merchant/orders/7/8', '/b2b/shop', '/b2b/%00', '/b2b/%ff']) {
      const answer = await page(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.text).toContain('<div id="root">');
    }
  });

  it('is a JSON 404 outside the base path and for what is no page', async () => {
    for (const [path, method] of [
      ['/elsewhere', 'GET'],
      ['/b2bx', 'GET'],
      ['/b2b/merchant/orders', 'POST'],
    ] as const) {
      const answer = await bff.call(path, { method });
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 404, 'application/problem+json']);
    }
  });

  it('marks the back office', async () => {
    expect((await page('/b2b/merchant/orders')).text).toContain('data-area="office"');
    expect((await page('/b2b/shop/verbena')).text).not.toContain('data-area');
  });

  it('has the ground of where it belongs, before anything else of it has loaded', async () => {
    const groundOf = async (path: string, cookie = '') =>
      /<meta name="theme-color" content="([^"]+)">/.exec((await page(path, { cookie })).text)?.[1];
    expect([await groundOf('/b2b/merchant/orders'), await groundOf('/b2b/shop/verbena')]).toEqual([
      '#f3f3f5',
      '#ffffff',
    ]);
    expect(await groundOf('/b2b/merchant/orders', 'b2b_theme=dark')).toBe('#121215');
  });

  it('is called after its brand until it has a title of its own', async () => {
    const { text } = await page('/b2b/', { host: `mum.localhost:${bff.port}` });
    expect(text).toContain('<title>Mum: свой магазин за десять минут</title>');
    expect(text).toContain('<link rel="icon" type="image/svg+xml" href="/b2b/brands/mum.svg">');
  });

  it('is written to the log by its route, without names, tokens or queries', async () => {
    await page('/b2b/shop/verbena/order/secret-token?phone=79991234567');
    const line = bff.log.find(({ route }) => route === '/b2b/shop/:merchantName/order/:publicToken');
    expect(line).toMatchObject({ method: 'GET', status: 200, requestId: expect.any(String) as string });
    expect(Object.keys(line ?? {}).sort()).toEqual([
      'bytes',
      'level',
      'method',
      'ms',
      'requestId',
      'route',
      'status',
      'time',
    ]);
    const log = JSON.stringify(bff.log);
    for (const secret of ['secret-token', '79991234567', 'tok-1', 'verbena']) expect(log).not.toContain(secret);
  });
});
