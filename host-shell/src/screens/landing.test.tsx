import { screen } from '@testing-library/react';
import { boot, openScreen } from 'shared-runtime/testing';
import { shell, startPage } from '../testing/shell.ts';

it('[1.4.1] the first page says which brand it is and leads to its demo shop', async () => {
  startPage();
  openScreen(shell, '/');
  expect(await screen.findByRole('link', { name: /^bloom$/i })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посмотреть пример магазина' })).toHaveAttribute('href', '/shop/verbena');
  expect(screen.getByRole('link', { name: 'Открыть магазин' })).toHaveAttribute('href', '/merchant/register');
});

it.each([
  ['bloom', 'Цветы', 'Цветы — магазины для маленьких мастерских'],
  ['mum', 'Mum', 'Mum — магазины мам, которые делают вещи сами'],
])('[1.4.1] the first page of %s says whom the shops are of', async (id, name, words) => {
  startPage({ ...boot.brand, id, name } as typeof boot.brand);
  openScreen(shell, '/');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});
