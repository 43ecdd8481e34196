import { renderHook } from '@testing-library/react';
import { useDraft } from './use-draft.ts';

it('neither keeps nor forgets where nothing may be stored, and stops nobody', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((call) =>
    jest.spyOn(Storage.prototype, call).mockImplementation(blocked),
  );
  const { result, unmount } = renderHook(() => useDraft<string>('checkout:verbena'));
  expect(result.current.restored).toBeNull();
  result.current.keep('Анна');
  result.current.drop();
  result.current.keep('Анна');
  unmount();
  for (const spy of spies) spy.mockRestore();
});

it('has what was typed a moment before the form was left', () => {
  const { result, unmount } = renderHook(() => useDraft<string>('checkout:mimosa'));
  result.current.keep('Анна');
  expect(localStorage.getItem('b2b:draft:checkout:mimosa')).toBeNull();
  unmount();
  expect(localStorage.getItem('b2b:draft:checkout:mimosa')).toBe('"Анна"');
});
