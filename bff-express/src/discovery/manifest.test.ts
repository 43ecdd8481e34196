import { startWithKnownShops } from '../testing/known-shops.ts';

const shops = startWithKnownShops();

describe('the web manifest', () => {
  it('has what a phone needs to put the shop on its home screen', async () => {
    shops.known.revision = 7;
    const { json, headers } = await shops.bff.call('/b2b/shop/verbena/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = json();
    expect(manifest).toMatchObject({
      name: 'Вербена',
      short_name: 'Вербена',
      start_url: '/b2b/shop/verbena',
      scope: '/b2b/shop/verbena',
      display: 'standalone',
      lang: 'ru',
      theme_color: '#fc2b2b',
      background_color: '#ffffff',
    });
    const icons = manifest.icons as Record<string, string>[];
    expect(icons.map(({ sizes, type, purpose }) => [sizes, type, purpose])).toEqual([
      ['192x192', 'image/png', 'any'],
      ['512x512', 'image/png', 'any'],
      ['512x512', 'image/png', 'maskable'],
    ]);
    for (const { src } of icons) expect(src).toMatch(/^\/b2b\/shop\/verbena\/icons\/[\w-]+\.png\?v=7$/);
    expect(String(manifest.start_url).startsWith(String(manifest.scope))).toBe(true);
  });

  it('has a short name that fits below an icon', async () => {
    shops.known.title = 'Мастерская цветов и подарков «Вербена» на Лесной';
    const manifest = (await shops.bff.call('/b2b/shop/verbena/manifest.webmanifest')).json();
    expect(String(manifest.short_name).length).toBeLessThanOrEqual(12);
  });

  it('may be read by pages: their policy says so', async () => {
    const page = await shops.bff.call('/b2b/');
    expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
  });

  it('asks the services for its icons, of the kinds that there are', async () => {
    shops.bff.service.answer((_seen, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('png'));
    const answer = await shops.bff.call('/b2b/shop/verbena/icons/maskable-512.png');
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([200, 'png', 'image/png']);
    expect(shops.bff.service.seen.at(-1)).toMatchObject({
      url: '/internal-api/shop/icon?kind=maskable-512',
      headers: { 'x-merchant-name': 'verbena', 'x-forwarded-for': '127.0.0.1' },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    const again = { headers: { 'if-none-match': String(answer.headers.etag) } };
    expect((await shops.bff.call('/b2b/shop/verbena/icons/maskable-512.png', again)).status).toBe(304);
    expect((await shops.bff.call('/b2b/shop/verbena/icons/1024.png')).status).toBe(404);
  });
});
