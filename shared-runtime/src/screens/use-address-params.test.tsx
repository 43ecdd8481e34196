import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { useAddressParams } from './use-address-params.ts';

function Both() {
  const [, changeSearch] = useAddressParams();
  const [, changeFilter] = useAddressParams();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          changeSearch((params) => params.set('search', 'розы'));
          changeFilter((params) => params.set('show', 'active'));
          changeFilter((params) => params.delete('page'));
        }}
      >
        Оба
      </button>
      <button type="button" onClick={() => changeFilter((params) => params.set('show', 'all'))}>
        Все
      </button>
      <Link to="?sort=new">Сначала новые</Link>
      <output>{decodeURIComponent(useLocation().search)}</output>
    </>
  );
}

const address = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByText(name));

it('keeps all changes of one moment, and starts the next from where a link has led', () => {
  render(
    <MemoryRouter initialEntries={['/orders?page=3']}>
      <Both />
    </MemoryRouter>,
  );
  press('Оба');
  expect(address()).toBe('?search=розы&show=active');
  press('Все');
  expect(address()).toBe('?search=розы&show=all');
  press('Сначала новые');
  expect(address()).toBe('?sort=new');
  press('Все');
  expect(address()).toBe('?sort=new&show=all');
});
