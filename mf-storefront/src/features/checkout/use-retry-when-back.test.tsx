import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useRetryWhenBack } from './use-retry-when-back.ts';

/** The connection is back as soon as it is shown that there is none: before effects of what was shown have run. */
function BackAtOnce({ waiting, retry }: { waiting: boolean; retry: () => void }) {
  useRetryWhenBack(waiting, retry);
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
