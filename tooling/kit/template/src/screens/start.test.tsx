import { screen } from '@testing-library/react';
import { readShop } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const path = '/shop/verbena/reviews';

it("says whose page it is, and leads to the shop's catalogue", async () => {
  createNetwork().on(readShop, { merchant_info: { name: 'verbena', title: 'Вербена' } });
  openScreen({ manifest, screens }, path);
  expect(await screen.findByText(/покупателей магазина «Вербена»/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть каталог' })).toHaveAttribute('href', '/shop/verbena');
});

it('offers another try where the shop does not come', async () => {
  createNetwork().on(readShop, refuse('shop_not_found'));
  openScreen({ manifest, screens }, path);
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
