import { editDistance } from './distance.ts';

it.each([
  ['пионы', 'пионы', 0],
  ['пеоны', 'пионы', 1],
  ['пины', 'пионы', 1],
  ['пиионы', 'пионы', 1],
  ['поины', 'пионы', 1],
  ['ипоны', 'пионы', 1],
  ['пеоыны', 'пионы', 2],
  ['', 'пи', 2],
  ['букет', 'пионы', 3],
  ['', 'пионы', 3],
])('from %s to %s it is %i of at most 2 slips', (a, b, slips) => {
  expect([editDistance(a, b, 2), editDistance(b, a, 2)]).toEqual([slips, slips]);
});
