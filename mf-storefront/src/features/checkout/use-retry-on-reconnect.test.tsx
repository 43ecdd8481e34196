import { render, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useRetryOnReconnect } from './use-retry-on-reconnect.ts';

function BackAtOnce({ waiting, retry }: { waiting: boolean; retry: () => void }) {
  useRetryOnReconnect(waiting, retry);
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('online'));
  });
  return null;
}

it('an order is sent again when the connection is back, however soon, and only while one waits', () => {
  const retry = jest.fn();
  const { rerender } = render(<BackAtOnce waiting={false} retry={retry} />);
  rerender(<BackAtOnce waiting={false} retry={retry} />);
  expect(retry).not.toHaveBeenCalled();
  rerender(<BackAtOnce waiting retry={retry} />);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('an order is sent again now and then while one waits and looks at the page, and no more once one waits no more', () => {
  jest.useFakeTimers();
  const retry = jest.fn();
  const see = (state: 'visible' | 'hidden') =>
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  const { rerender, unmount } = renderHook(({ waiting }) => useRetryOnReconnect(waiting, retry), {
    initialProps: { waiting: true },
  });
  jest.advanceTimersByTime(30_000);
  expect(retry).toHaveBeenCalledTimes(2);
  see('hidden');
  jest.advanceTimersByTime(30_000);
  expect(retry).toHaveBeenCalledTimes(2);
  see('visible');
  rerender({ waiting: false });
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
  jest.useRealTimers();
});
