import { readCookies } from './cookies.ts';
import { createFlashCookie } from './flash-cookie.ts';
import type { Site } from './site.ts';

const site: Site = { host: 'bloom.localhost', tls: false, production: false };
const path = '/b2b/shop/verbena/order/token-1';
const cookies = createFlashCookie(Buffer.from('secret'));
const text = JSON.stringify({ name: 'Ольга Кузнецова', comment: 'Домофон не работает' });
const pairOf = (written = '') => written.split(';')[0] ?? '';
const read = (header: string, at = path) => cookies.read(readCookies(header, site), at);

it('is read at the path that it was left for, and goes to no other', () => {
  const written = cookies.write(site, path, text);
  expect(written).toMatch(
    /^__Secure-b2b_left=[\w.-]+; Max-Age=600; Path=\/b2b\/shop\/verbena\/order\/token-1; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(read(pairOf(written))).toBe(text);
  expect(read(pairOf(written), '/b2b/shop/verbena/order/token-2')).toBeUndefined();
});

it('is nothing where somebody else has written it, or it would be too long', () => {
  const written = pairOf(createFlashCookie(Buffer.from('another')).write(site, path, text));
  expect(read(written)).toBeUndefined();
  expect(read('__Secure-b2b_left=x')).toBeUndefined();
  const noise = Array.from({ length: 4_000 }, (_, index) => String.fromCharCode(0x400 + ((index * 7919) % 5_003))).join(
    '',
  );
  expect(cookies.write(site, path, noise)).toBeUndefined();
});
