import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing/render.tsx';
import { Button } from './button.tsx';

it('sends a form once that is pressed twice before it can show that it works, and again later', async () => {
  const send = jest.fn();
  function Form() {
    const [loading, setLoading] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
          setLoading(true);
          setTimeout(() => setLoading(false));
        }}
      >
        <Button type="submit" loading={loading}>
          Сохранить
        </Button>
      </form>
    );
  }
  renderPage(<Form />);
  const button = screen.getByRole('button', { name: 'Сохранить' });
  const pressTwice = () =>
    act(async () => {
      button.click();
      button.click();
    });
  await pressTwice();
  expect(send).toHaveBeenCalledTimes(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  await pressTwice();
  expect(send).toHaveBeenCalledTimes(2);
});
