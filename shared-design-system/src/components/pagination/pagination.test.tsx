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
