import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { useListAddress } from './use-list-address.ts';

function List() {
  const { page, typed, setTyped, setPage, setFilter, clear } = useListAddress(['day']);
  return (
    <>
      <input aria-label="Поиск" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => setPage(page + 1)}>
        Дальше
      </button>
      <button type="button" onClick={() => setFilter('hidden')}>
        Скрытые
      </button>
      <button type="button" onClick={clear}>
        Показать всё
      </button>
      <Link to="/orders">Заказы</Link>
      <Link to="/products?day=today&sort=price&show=hidden&search=роза&page=3">Сегодня</Link>
    </>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + decodeURIComponent(search)}</output>;
}

const address = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(screen.getByLabelText('Поиск'), { target: { value } });
const wait = () => act(() => jest.advanceTimersByTime(300));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/products']}>
      <Address />
      <Routes>
        <Route path="/products" element={<List />} />
        <Route path="/orders" element={<h1>Заказы</h1>} />
      </Routes>
    </MemoryRouter>,
  );
});
afterEach(() => jest.useRealTimers());

it('searches from the first page once one stops typing', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(address()).toBe('/products?page=2');
  type('пион ');
  expect(address()).toBe('/products?page=2');
  wait();
  expect(address()).toBe('/products?search=пион');
});

it('does not come back from the page that one went on to, with what was typed before', () => {
  type('пион');
  fireEvent.click(screen.getByRole('link', { name: 'Заказы' }));
  wait();
  expect(address()).toBe('/orders');
});

it('clears all that narrows the list, what is being typed too, and keeps its order', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Сегодня' }));
  expect(screen.getByLabelText('Поиск')).toHaveValue('роза');
  type('роза красная');
  fireEvent.click(screen.getByRole('button', { name: 'Показать всё' }));
  wait();
  expect(address()).toBe('/products?sort=price');
  expect(screen.getByLabelText('Поиск')).toHaveValue('');
});

it('filters from the first page, within what was searched', () => {
  type('роза');
  wait();
  fireEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  fireEvent.click(screen.getByRole('button', { name: 'Скрытые' }));
  expect(address()).toBe('/products?search=роза&show=hidden');
});
