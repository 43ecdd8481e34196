import { test } from '@playwright/test';
import { expectFirstErrorInView } from './first-error.ts';
import { openShop } from './selling-shop.ts';
import { addToCart, openCheckout } from './shopper.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('a refused order leads to the first wrong field: its label, it and the message are off header and bar', async ({
  page,
}) => {
  const shop = await openShop();
  await addToCart(page, shop.path, await shop.add('Пионы', 4900));
  await openCheckout(page, shop.path);
  await expectFirstErrorInView(page);
});
