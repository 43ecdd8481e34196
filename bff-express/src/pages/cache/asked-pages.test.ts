import { createAskedPages } from './asked-pages.ts';

it('knows the pages of a shop that were asked for most', () => {
  const pages = createAskedPages<string>();
  pages.noteVisit('verbena', 1);
  for (const page of ['home', 'rose', 'home', 'peony', 'rose', 'home']) pages.notePage('verbena', page, page);
  expect(pages.mostOf('verbena', 2)).toEqual(['home', 'rose']);
  expect(pages.mostOf('another', 2)).toEqual([]);
});

it('sees that a shop is at another revision than when it was visited before', () => {
  const pages = createAskedPages<string>();
  expect([1, 1, 2, 2].map((revision) => pages.noteVisit('verbena', revision))).toEqual([false, false, true, false]);
});

it('forgets a shop that nobody visits, and holds so many pages of each', () => {
  let now = 1;
  const pages = createAskedPages<string>(() => now);
  pages.noteVisit('verbena', 1);
  for (let page = 0; page < 1_000; page += 1) pages.notePage('verbena', String(page), String(page));
  expect(pages.mostOf('verbena', 1_000)).toHaveLength(40);
  now += 31 * 60_000;
  expect(pages.mostOf('verbena', 1)).toEqual([]);
});
