import { type CachedPage, createPageCache, createPageCaches } from './page-cache.ts';

const piece = (bytes: number) => ({
  after: null,
  deflated: Buffer.alloc(bytes),
  length: bytes,
  checksum: 0,
  advance: 0,
  isCommon: false,
});
const page = (bytes: number, keepFor = 1_000): CachedPage => ({ status: 200, parts: [[piece(bytes)], []], keepFor });
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('keeps the pages sent last within its budget, each for its time', async () => {
  let now = 1;
  const cache = createPageCache(15_000, () => now);
  for (const key of ['a', 'b', 'c']) {
    cache.find('a');
    cache.make(key, Promise.resolve(page(100, key === 'c' ? 10 : 1_000)));
    await settled();
  }
  expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
  now = 21;
  expect(['a', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false]);
});

it('sends a page whose time is over where nothing newer can be made, and keeps it for then', async () => {
  let now = 1;
  const cache = createPageCache(15_000, () => now);
  cache.make('a', Promise.resolve(page(100, 10)));
  await settled();
  now = 21;
  expect([1, 2].map(() => cache.find('a', true) !== undefined)).toEqual([true, true]);
  expect(cache.find('a')).toBeUndefined();
  expect(cache.find('a', true)).toBeUndefined();
});

it('forgets what could not be made or may not be kept', async () => {
  const cache = createPageCache(15_000);
  cache.make('failed', Promise.reject(new Error('cannot')));
  cache.make('nothing', Promise.resolve(null));
  cache.make('personal', Promise.resolve(page(1, 0)));
  expect(cache.find('failed')).toBeInstanceOf(Promise);
  await settled();
  expect(['failed', 'nothing', 'personal'].map((key) => cache.find(key))).toEqual([undefined, undefined, undefined]);
});

it('begins anew when it is cleared', async () => {
  const cache = createPageCache(15_000);
  for (const key of ['a', 'b']) cache.make(key, Promise.resolve(page(100)));
  await settled();
  cache.clear();
  expect(['a', 'b'].map((key) => cache.find(key))).toEqual([undefined, undefined]);
  for (const key of ['c', 'd']) cache.make(key, Promise.resolve(page(100)));
  await settled();
  expect(['c', 'd'].map((key) => cache.find(key) !== undefined)).toEqual([true, true]);
});

it('ever new searches push out each other, and no page at a plain address', async () => {
  const caches = createPageCaches({ unsearched: 15_000, searched: 15_000 });
  caches.at('/shop/a').make('/shop/a', Promise.resolve(page(100)));
  for (let word = 0; word < 50; word += 1) {
    const url = `/shop/a?search=${word}`;
    caches.at(url).make(url, Promise.resolve(page(100)));
  }
  await settled();
  const kept = (url: string) => caches.at(url).find(url) !== undefined;
  expect(['/shop/a', '/shop/a?search=0', '/shop/a?search=49'].map(kept)).toEqual([true, false, true]);
});
