import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import type { FormLine } from 'shared-contracts';
import { readCookies } from '../cookies/cookies.ts';
import type { Site } from '../cookies/site.ts';
import { createCartCookie, longestCarts } from './cart-cookie.ts';
import type { Carts } from './carts.ts';
import { withAdded, withCart, withoutOrderedLines, withQuantity } from './carts.ts';

const site: Site = { host: 'shop.example', tls: true, production: true };
const now = 1_800_000_000_000;
const cookies = createCartCookie(Buffer.from('secret'), () => now);

const line: fc.Arbitrary<FormLine> = fc.record({
  productId: fc.uuid(),
  sizeId: fc.option(fc.oneof(fc.uuid(), fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }))),
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 0, max: 9_999_999_999 }).map((kopecks) => kopecks / 100),
});
const shop = fc.stringMatching(/^[a-z0-9][a-z0-9-]{1,30}[a-z0-9]$/);
const cartsOf = (most: number): fc.Arbitrary<Carts> =>
  fc
    .uniqueArray(fc.tuple(shop, fc.array(line, { minLength: 1, maxLength: most })), {
      minLength: 1,
      maxLength: 4,
      selector: ([name]) => name,
    })
    .map((entries) => new Map(entries));

const sent = (setCookie: string | undefined): string => setCookie?.split(';')[0] ?? '';
const brought = (header: string) => readCookies(header, site);

it('gives back every cart that fits as it was, whatever its ids and prices are', () => {
  fc.assert(
    fc.property(cartsOf(5), (carts) => {
      expect([...cookies.read(brought(sent(cookies.write(site, carts)))).carts]).toEqual([...carts]);
    }),
  );
});

it('is never longer than browsers take: of carts that are too many, those that changed last stay whole', () => {
  fc.assert(
    fc.property(cartsOf(60), (carts) => {
      const cookie = cookies.write(site, carts);
      const kept = [...cookies.read(brought(sent(cookie))).carts];
      expect(Buffer.byteLength(cookie ?? '')).toBeLessThan(4_096);
      expect(sent(cookie).length).toBeLessThanOrEqual(longestCarts + 20);
      expect(kept).toEqual([...carts].slice(0, kept.length));
    }),
    { numRuns: 50 },
  );
});

it('reads nothing that was changed, cut, signed by another secret, or is too old', () => {
  const carts: Carts = new Map([
    ['verbena', [{ productId: crypto.randomUUID(), sizeId: 's1', quantity: 2, price: 5 }]],
  ]);
  const cookie = sent(cookies.write(site, carts));
  expect(cookies.read(brought(cookie)).carts.size).toBe(1);
  const foreign = createCartCookie(randomBytes(32), () => now);
  const after = (days: number) => createCartCookie(Buffer.from('secret'), () => now + days * 86_400_000);
  expect(after(29).read(brought(cookie)).carts.size).toBe(1);
  for (const read of [
    () => cookies.read(brought(cookie.replace('verbena', 'another'))),
    () => cookies.read(brought(cookie.slice(0, -3))),
    () => cookies.read(brought(`${cookie}A`)),
    () => cookies.read(brought(`__Host-b2b_cart=${'~'.repeat(5_000)}`)),
    () => foreign.read(brought(cookie)),
    () => after(31).read(brought(cookie)),
  ]) {
    expect(read().carts.size).toBe(0);
  }
});

it('adds up, changes and takes out lines, 99 of each at most', () => {
  const bouquet: FormLine = { productId: 'p1', sizeId: null, quantity: 1, price: 100 };
  const small = { ...bouquet, sizeId: 's' };
  const twice = withAdded(withAdded(withAdded([], bouquet), small), { ...bouquet, price: 120 });
  expect(twice).toEqual([{ ...bouquet, quantity: 2, price: 120 }, small]);
  expect(withQuantity(twice, small, 0)).toHaveLength(1);
  expect(withAdded(withQuantity(twice, bouquet, 99), bouquet)[0]).toMatchObject({ quantity: 99 });
  expect(withoutOrderedLines(twice, [bouquet])).toEqual([{ ...bouquet, price: 120 }, small]);
  expect(withoutOrderedLines(twice, [{ ...bouquet, quantity: 5 }, small])).toEqual([]);
  expect(
    [
      ...withCart(
        new Map([
          ['a', twice],
          ['b', twice],
        ]),
        'b',
        [small],
      ),
    ].map(([name]) => name),
  ).toEqual(['b', 'a']);
  expect(withCart(new Map([['a', twice]]), 'a', []).size).toBe(0);
});
