import { longestSearch, parseCatalogueView, searchOf, wholeCatalogue } from './address.ts';

const read = (query: string) => parseCatalogueView(new URLSearchParams(query));

it.each([
  ['', {}],
  [
    'category=c1&search=%20розы%20&sort=price-desc&page=3',
    { categoryId: 'c1', search: 'розы', sort: 'price-desc', from: 3 },
  ],
  ['category=&sort=cheap&page=0', {}],
  ['page=1', {}],
  ['page=10000', { from: 10_000 }],
  ['page=10001', {}],
  ['page=2.5', {}],
  ['page=two', {}],
  [`search=${'a'.repeat(longestSearch)}`, { search: 'a'.repeat(100) }],
  [`search=${'a'.repeat(longestSearch + 1)}`, {}],
])('“%.60s” shows %j', (query, shown) => expect(read(query)).toEqual({ ...wholeCatalogue, ...shown }));

it('an address says what differs from the beginning, and is read as it was written', () => {
  expect(searchOf(wholeCatalogue)).toBe('');
  const all = { categoryId: 'c1', search: 'розы', sort: 'new' as const, from: 2 };
  expect(searchOf(all)).toBe(`?category=c1&search=${encodeURIComponent('розы')}&sort=new&page=2`);
  expect(read(searchOf(all).slice(1))).toEqual(all);
  for (const [part, query] of [
    [{ categoryId: 'c1' }, '?category=c1'],
    [{ from: 2 }, '?page=2'],
    [{ sort: 'price' as const }, '?sort=price'],
  ] as const)
    expect(searchOf({ ...wholeCatalogue, ...part })).toBe(query);
});
