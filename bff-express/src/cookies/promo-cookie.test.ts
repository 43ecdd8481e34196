import { readCookies } from './cookies.ts';
import { readPromos, writePromo } from './promo-cookie.ts';
import type { Site } from './site.ts';

const site: Site = { host: 'shop.example', tls: true, production: true };
const sent = (cookie: string): string => cookie.split(';')[0] ?? '';
const read = (header: string) => readPromos(readCookies(header, site));

it('keeps a code for each shop, the newest first, and ten shops at most', () => {
  let cookie = '';
  for (let shop = 0; shop < 12; shop++) {
    cookie = sent(writePromo(site, read(cookie), `shop-${shop}`, `КОД-${shop}`));
  }
  const kept = [...read(cookie)];
  expect(kept).toHaveLength(10);
  expect(kept[0]).toEqual(['shop-11', 'КОД-11']);
  expect(cookie.length).toBeLessThan(4_000);
  const changed = read(sent(writePromo(site, new Map(kept), 'shop-5', 'ВЕСНА')));
  expect([changed.size, changed.get('shop-5')]).toEqual([10, 'ВЕСНА']);
  expect(read(sent(writePromo(site, changed, 'shop-5', null))).has('shop-5')).toBe(false);
});

it('is taken away with its last code, and read by servers alone', () => {
  const written = writePromo(site, new Map(), 'verbena', 'ВЕСНА');
  expect(written).toMatch(/^__Host-b2b_promo=.*Max-Age=2592000.*HttpOnly; Secure; SameSite=Lax$/);
  expect(writePromo(site, new Map([['verbena', 'ВЕСНА']]), 'verbena', null)).toContain('Max-Age=0');
});

it('reads nothing that has not the form of a shop and a code', () => {
  const value = encodeURIComponent('verbena!<b>~../x!ВЕСНА~rose!весна~x');
  expect([...read(`__Host-b2b_promo=${value}`)]).toEqual([['rose', 'ВЕСНА']]);
});
