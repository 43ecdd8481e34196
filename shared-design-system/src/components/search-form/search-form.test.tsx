import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderPage } from '../../testing/render.tsx';
import { SearchForm } from './search-form.tsx';

const form = { action: '/b2b/shop/a#catalogue', label: 'Найти товар', submit: 'Найти', name: 'search' };

it('tells what is searched for and which order is chosen, and is a form with an address of its own', async () => {
  const search = jest.fn();
  const choose = jest.fn();
  const options = [
    { value: '', label: 'По порядку' },
    { value: 'price', label: 'Сначала дешёвые' },
  ];
  const order = { label: 'Порядок', name: 'sort', value: '', options, onChange: choose };
  const { rerender } = renderPage(
    <SearchForm {...form} value="роза" onSearch={search} kept={{ category: 'c1' }} order={order} />,
  );
  const field = screen.getByRole('searchbox', { name: 'Найти товар' });
  expect(field).toHaveValue('роза');
  await userEvent.clear(field);
  await userEvent.type(field, ' пион {Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'price');
  expect([search.mock.calls, choose.mock.calls]).toEqual([[['пион']], [['price']]]);
  const element = screen.getByRole<HTMLFormElement>('search');
  expect([element.method, element.getAttribute('action')]).toEqual(['get', form.action]);
  const fields = [...element.elements].filter(
    (one) => one instanceof HTMLInputElement || one instanceof HTMLSelectElement,
  );
  expect(fields.map((one) => [one.name, one.value])).toEqual([
    ['category', 'c1'],
    ['search', ' пион '],
    ['sort', ''],
  ]);
  rerender(<SearchForm {...form} value="роза и пион" onSearch={search} />);
  expect(field).toHaveValue('роза и пион');
});

it('keeps what was typed before it was hydrated', () => {
  const page = <SearchForm {...form} value="" onSearch={() => undefined} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const field = container.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement;
  field.value = 'пион';
  act(() => void hydrateRoot(container, page));
  expect(field.isConnected).toBe(true);
  expect(field).toHaveValue('пион');
});
