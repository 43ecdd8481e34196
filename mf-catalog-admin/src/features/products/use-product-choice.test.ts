import { act, renderHook } from '@testing-library/react';
import { inStore } from 'shared-runtime/testing';
import { useProductChoice } from './use-product-choice.ts';

function openList() {
  return renderHook(
    ({ search }) => useProductChoice(['a', 'b', 'c'], { search }, { totalCount: 9, understoodAs: 'пионы' }),
    { initialProps: { search: 'пион' }, wrapper: inStore().wrapper },
  );
}

it('is what can be seen but for the one that is taken out, where everything was chosen at once', () => {
  const { result } = openList();
  act(() => result.current.chooseAll());
  expect([result.current.count, result.current.chosen()]).toEqual([
    9,
    { all: { search: 'пион' }, expected: { count: 9, understood_as: 'пионы' } },
  ]);
  act(() => result.current.choose('b', false));
  expect([result.current.all, result.current.count]).toEqual([false, 2]);
  expect(result.current.chosen()).toEqual({ product_ids: ['a', 'c'] });
});

it('is everything of a list only as long as it is that list, and ends empty', () => {
  const { result, rerender } = openList();
  act(() => result.current.choose('b', true));
  act(() => result.current.chooseAll());
  rerender({ search: 'роза' });
  expect([result.current.all, result.current.chosen()]).toEqual([false, { product_ids: ['b'] }]);
  act(() => result.current.end());
  expect([result.current.choosing, result.current.count]).toEqual([false, 0]);
});
