import { moveItem } from './move-item.ts';

it('moves an item within its list only', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  for (const [from, to] of [
    [-1, 0],
    [0, 3],
    [0.5, 1],
  ] as const)
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c']);
});
