import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render.tsx';
import { Pagination } from './pagination.tsx';

it('goes to the page whose number is typed, and to none beyond the last', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  renderPage(<Pagination page={3} pages={500} onChange={onChange} />);
  const number = screen.getByRole('textbox', { name: 'Номер страницы' });
  expect(number).toHaveValue('3');
  await user.click(number);
  await user.keyboard('470{Enter}');
  await user.clear(number);
  await user.type(number, 'x9999');
  await user.tab();
  await user.clear(number);
  await user.tab();
  expect(onChange.mock.calls).toEqual([[470], [500]]);
  expect(number).toHaveValue('3');
});

it('of a few pages says which one it is', () => {
  renderPage(<Pagination page={2} pages={5} onChange={() => {}} />);
  expect(screen.getByText('2 из 5')).toHaveAttribute('aria-live', 'polite');
});

it('goes one page on or back, and past neither end', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const { rerender } = renderPage(<Pagination page={2} pages={3} onChange={onChange} />);
  const button = (name: RegExp) => screen.getByRole('button', { name });
  await user.click(button(/^След/));
  await user.click(button(/^Пред/));
  expect(onChange.mock.calls).toEqual([[3], [1]]);
  rerender(<Pagination page={1} pages={3} onChange={onChange} />);
  expect([button(/^Пред/), button(/^След/)].map((one) => one.matches(':disabled'))).toEqual([true, false]);
  rerender(<Pagination page={3} pages={3} onChange={onChange} />);
  expect([button(/^Пред/), button(/^След/)].map((one) => one.matches(':disabled'))).toEqual([false, true]);
  rerender(<Pagination page={1} pages={1} onChange={onChange} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
