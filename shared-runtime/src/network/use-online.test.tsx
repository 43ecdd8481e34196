import { act, renderHook } from '@testing-library/react';
import { useOnline } from './use-online.ts';

function connect(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

it('tells of a connection that is back, each time it was lost, and not of one that was always there', () => {
  const back = jest.fn();
  const { result } = renderHook(() => useOnline(back));
  expect([result.current, back.mock.calls.length]).toEqual([true, 0]);
  for (const times of [1, 2]) {
    connect(false);
    expect([result.current, back.mock.calls.length]).toEqual([false, times - 1]);
    connect(true);
    expect([result.current, back.mock.calls.length]).toEqual([true, times]);
  }
});

it('listens no more once the page is left', () => {
  const back = jest.fn();
  const { unmount } = renderHook(() => useOnline(back));
  connect(false);
  unmount();
  connect(true);
  expect(back).not.toHaveBeenCalled();
});
