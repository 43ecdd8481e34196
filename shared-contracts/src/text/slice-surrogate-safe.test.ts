import { sliceSurrogateSafe } from '../index.ts';

it.each([
  [0, 5, 'Розы '],
  [0, 6, 'Розы '],
  [0, 7, 'Розы 💐'],
  [6, 8, '!'],
])('a part from %i to %i has no half of a character', (from, to, part) => {
  expect(sliceSurrogateSafe('Розы 💐!', from, to)).toBe(part);
});
