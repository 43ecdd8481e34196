import { screen } from '@testing-library/react';
import { openScreen } from 'shared-runtime/testing';
import { shell, startPage } from '../testing/shell.ts';

it('[1.4.1] the first page says which brand it is and leads to its demo shop', async () => {
  startPage();
  openScreen(shell, '/');
  expect(await screen.findByRole('link', { name: /^bloom$/i })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посмотреть пример магазина' })).toHaveAttribute('href', '/shop/verbena');
  expect(screen.getByRole('link', { name: 'Открыть магазин' })).toHaveAttribute('href', '/merchant/register');
});
