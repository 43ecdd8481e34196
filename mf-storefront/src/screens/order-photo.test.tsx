import { screen } from '@testing-library/react';
import { readOrderPageByToken } from 'shared-contracts';
import { networkOfShop, openShop, orderPage } from '../testing/shop.ts';

const photo = { link: '/b2b/bff/s3/v1/content/file/order-photos/one', width: 1200, height: 1600, colour: '#ff0000' };

it('shows what was made, as a whole and in its own shape', async () => {
  const network = networkOfShop();
  network.on(readOrderPageByToken, orderPage({ status: 'assembling', photo }));
  openShop('/order/token-1');
  const shown = await screen.findByRole('img', { name: 'Ваш заказ, собранный магазином' });
  expect(shown).toHaveAttribute('width', '1200');
  expect(shown).toHaveAttribute('height', '1600');
  expect(shown).toHaveAttribute('src', photo.link);
});

it('says nothing of a photo where there is none', async () => {
  const network = networkOfShop();
  network.on(readOrderPageByToken, orderPage({ status: 'assembling' }));
  openShop('/order/token-1');
  expect(await screen.findByRole('region', { name: 'Товары' })).toBeVisible();
  expect(screen.queryByText('Фото вашего заказа')).toBeNull();
});
