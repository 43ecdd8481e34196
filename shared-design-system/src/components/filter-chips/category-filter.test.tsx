import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render.tsx';
import { CategoryFilter } from './category-filter.tsx';

const many = Array.from({ length: 100 }, (_, index) => ({
  id: `c${index + 1}`,
  title: `Категория ${index + 1}`,
  count: 2,
}));
const filter = (value: string | null, categories = many) => (
  <CategoryFilter value={value} addressOf={(id) => `/shop/a?category=${id}`} total={200} categories={categories} />
);
const rest = () => screen.getByText('Ещё').closest('details') as HTMLElement;
const inRow = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('details') === null)
    .map((link) => link.textContent);

it('is a row of all categories where they are few', () => {
  renderPage(filter(null, many.slice(0, 12)));
  expect(inRow()).toHaveLength(13);
  expect(screen.queryByText('Ещё')).toBeNull();
});

it('keeps the chosen category in sight where the row scrolls', () => {
  const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('aria-current') ? 600 : 16;
  });
  renderPage(filter('c12', many.slice(0, 12)));
  expect(screen.getByRole('link', { current: true }).parentElement).toHaveProperty('scrollLeft', 520);
  left.mockRestore();
});

it('is a row of the first of many, with the chosen one, that ends in a list of all', async () => {
  const { rerender } = renderPage(filter('c50'));
  expect(inRow()).toEqual(['Все200', ...[1, 2, 3, 4, 5, 6, 7, 50].map((number) => `Категория ${number}2`)]);
  expect(screen.getByText('Ещё')).toHaveTextContent('Ещё92');
  expect(within(rest()).getAllByRole('link', { hidden: true })).toHaveLength(100);
  await userEvent.click(screen.getByText('Ещё'));
  expect(rest()).toHaveAttribute('open');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти категорию' }), 'КАТЕГОРИЯ 77');
  expect(
    within(rest())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([expect.stringContaining('/shop/a?category=c77')]);
  await userEvent.type(screen.getByRole('searchbox'), 'й');
  expect(within(rest()).getByText('Такой категории нет')).toBeVisible();
  rerender(filter('c77'));
  expect(rest()).not.toHaveAttribute('open');
});
