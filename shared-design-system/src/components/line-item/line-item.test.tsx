import { screen, within } from '@testing-library/react';
import { renderPage, translatePage } from '../../testing/render.tsx';
import { Price } from '../price/price.tsx';
import { LineItem, TotalLine } from './line-item.tsx';

const name = 'Букет из 25 роз '.repeat(20).trim();

it('a product with a page of its own shows three lines of a long name, and all of it to who listens or points', () => {
  renderPage(<LineItem name={name} to="/p/1" price={100} count={1} />);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(name);
  expect(link).toHaveAttribute('title', name);
  expect(getComputedStyle(screen.getByText(name)).getPropertyValue('-webkit-line-clamp')).toBe('3');
});

it('a name of two lines is as high as both beside its picture: else it would end its first line with an ellipsis', () => {
  renderPage(<LineItem name="Открытка с вашими словами" to="/p/1" price={150} count={1} />);
  // A cell that hides its overflow may be lower than its words.
  expect(getComputedStyle(screen.getByRole('link').parentElement as Element).overflow).not.toBe('hidden');
});

it('a product that was ordered shows its whole name', () => {
  renderPage(<LineItem name={name} price={100} count={1} />);
  const shown = screen.getByText(name);
  expect(getComputedStyle(shown).getPropertyValue('-webkit-line-clamp')).toBe('');
});

const text = (element: Element | null) => element?.textContent?.replace(/\s/g, '_');

it('[9.4.1] an old price stands beside the price of one, and neither breaks', () => {
  const { rerender } = renderPage(<LineItem name="Пионы" size="M" price={4900} sale={5600} count={1} />);
  expect(text(screen.getByText(/^5\s600\s₽$/).parentElement)).toBe('4_900_₽_5_600_₽');
  rerender(<LineItem name="Пионы" size="M" price={4900} sale={5600} count={3} />);
  const beside = screen.getByText(/^5\s600\s₽$/).parentElement?.textContent;
  expect(beside?.replaceAll('\u00a0', '_')).toBe('M · 3_x_4_900_₽_5_600_₽');
});

it('what costs kopecks shows them: its sums make up the total', () => {
  renderPage(<LineItem name="Лента" price={1250.5} count={3} />);
  expect(text(screen.getByText(/^3\sx/))).toBe('3_x_1_250,50_₽');
  expect(screen.getByText(/^3\s751,50\s₽$/)).toBeVisible();
});

it('sums go on being right after a browser has translated the page', () => {
  const shown = (count: number) => (
    <>
      <LineItem name="Пионы" size="M" price={100} count={count} />
      <Price value={100 * count} />
      <TotalLine label="Итого" value={`${100 * count}\u00a0₽`} />
    </>
  );
  const { container, rerender } = renderPage(shown(2));
  translatePage(container);
  rerender(shown(3));
  expect(screen.getAllByText(/^300\s₽$/)).toHaveLength(3);
  expect(within(container).getByText(/3\sx\s100\s₽$/)).toBeVisible();
});
