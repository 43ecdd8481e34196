import { act, screen, waitFor } from '@testing-library/react';
import { listPublicContent, listPublicProducts, readShop, unknownShopAttribute } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { networkOfShop, openShop } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

it('keeps the shop around an address that nothing is at, with the way to its catalogue', async () => {
  networkOfShop();
  openShop('/nope/at/all');
  expect(await screen.findByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть каталог' })).toHaveAttribute('href', '/shop/verbena');
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Вербена'));
  expect(document.title).toBe('Такой страницы нет — Вербена');
});

it.each(['shop_not_found', 'validation_failed'] as const)('says that there is no such shop (%s)', async (code) => {
  networkOfShop().on(readShop, refuse(code));
  openShop('/nope');
  expect(await screen.findByRole('heading', { level: 1, name: 'Такого магазина нет' })).toBeVisible();
});

it('asks for nothing of a shop of which the server has said that there is none', async () => {
  const network = networkOfShop();
  document.documentElement.setAttribute(unknownShopAttribute, 'verbena');
  openShop();
  expect(await screen.findByRole('heading', { level: 1, name: 'Такого магазина нет' })).toBeVisible();
  expect(network.sent(readShop)).toEqual([]);
  expect(network.sent(listPublicProducts)).toEqual([]);
  expect(network.sent(listPublicContent)).toEqual([]);
  document.documentElement.removeAttribute(unknownShopAttribute);
});

it('asks again on the next page for a shop that was not there: it may be opened meanwhile', async () => {
  const network = networkOfShop();
  document.documentElement.setAttribute(unknownShopAttribute, 'verbena');
  const { router } = openShop();
  expect(await screen.findByRole('heading', { level: 1, name: 'Такого магазина нет' })).toBeVisible();
  act(() => router.navigate('/shop/verbena/contacts'));
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Вербена'));
  expect(network.sent(readShop)).not.toEqual([]);
  document.documentElement.removeAttribute(unknownShopAttribute);
});
