import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { addCategory, addProduct, updateMerchant, uploadContent } from 'shared-contracts';
import { hydrated } from '../support/hydrated.ts';
import { shiftOf, watchShifts } from '../support/layout-shifts.ts';
import { newMerchant } from '../support/merchant.ts';
import { platform } from '../support/platform.ts';

const height = 740;
test.use({ viewport: { width: 360, height }, deviceScaleFactor: 3 });

const partsOf = (page: Page) =>
  [0, 1].flatMap((index) => {
    const card = page.getByRole('article').nth(index);
    return [card.locator('[data-part="media"],img').first(), card.getByText('₽').first()];
  });

async function expectGoods(page: Page) {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  for (const part of partsOf(page)) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(height);
  }
  expect(await shiftOf(page)).toBeLessThan(0.05);
}

for (const [brand, shop] of [
  ['bloom', 'verbena'],
  ['mum', 'len-i-med'],
] as const) {
  test(`a phone's first view of ${shop} has the first products in it, picture and price, and nothing moves`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto(`${platform.brand(brand)}/b2b/shop/${shop}`);
    await expectGoods(page);
  });
}

test('so has that of a shop that says much of itself and has sixty categories, with a picture and without', async ({
  page,
}) => {
  const { client, name } = await newMerchant();
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  const categories: string[] = [];
  for (const number of numbers) {
    categories.push(await client.call(addCategory, { title: `Розы и пионы на годовщину ${number}` }));
  }
  const rest = { price: 1990, sale: null, published: true, categories, meta: { productFields: [] } };
  for (const number of numbers.slice(0, 8))
    await client.call(addProduct, { title: `Букет невесты ${number}`, ...rest });
  await client.call(updateMerchant, {
    locationAddress: 'Коломна, улица Октябрьской Революции, дом 205, вход со двора',
    settings: {
      title: 'Цветочная мастерская «Розовый рассвет над Окой»',
      description: 'Собираем букеты утром, привозим к обеду, а цветы берём на ферме под Зарайском. '.repeat(8),
      visibility: 'published',
    },
  });
  await watchShifts(page);
  for (const brand of ['bloom', 'mum'] as const) {
    await page.goto(`${platform.brand(brand)}/b2b/shop/${name}`);
    await expectGoods(page);
  }
  const file = new Blob([readFileSync(join(import.meta.dirname, '../pictures/coffee-cup.jpg'))], {
    type: 'image/jpeg',
  });
  await client.call(uploadContent, { file, idempotencyToken: randomUUID(), externalId: 'shop-banner', order: 1 });
  for (const brand of ['bloom', 'mum'] as const) {
    await page.goto(`${platform.brand(brand)}/b2b/shop/${name}`);
    await expect(page.locator('[data-first-view] img')).toBeVisible();
    await expectGoods(page);
  }
});
