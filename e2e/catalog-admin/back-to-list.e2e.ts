import { expect, type Page, test } from '@playwright/test';
import { addProduct } from 'shared-contracts';
import { newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const arrow = (page: Page) => page.getByRole('link', { name: 'Все товары' });

for (const device of walkedOn('phone')) {
  test(`the way back leads to the page, the search and the place of the list, ${device.name}`, async ({ browser }) => {
    const merchant = await newMerchant();
    for (let number = 1; number <= 45; number += 1) {
      const title = `Букет ${number}`;
      const rest = { price: 100, sale: null, published: true, categories: [], meta: { productFields: [] } };
      await merchant.client.call(addProduct, { title, ...rest });
    }
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    await page.goto('/b2b/merchant/products?page=2&search=Букет');
    const link = page.getByRole('link', { name: 'Букет 35', exact: true });
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(100);
    const comesBack = async () => {
      await expect(page).toHaveURL(/\/merchant\/products\?page=2&search=/);
      await expect(page.getByLabel('Найти товар')).toHaveValue('Букет');
      await expect.poll(() => scrolled(page)).toBe(before);
    };
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Букет 35' })).toBeVisible();
    await arrow(page).click();
    await comesBack();

    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Букет 35' })).toBeVisible();
    await page.reload();
    await arrow(page).click();
    await comesBack();

    await link.click();
    await page.getByRole('button', { name: 'Удалить товар' }).click();
    await expect(page).toHaveURL(/\/merchant\/products\?page=2&search=/);
    await expect(link).toBeHidden();

    // Where one came another way, the arrow leads to the whole list.
    await page.goto('/b2b/merchant');
    await page.goto('/b2b/merchant/products/new');
    await page.getByRole('link', { name: 'Все товары' }).click();
    await expect(page).toHaveURL(/\/merchant\/products$/);
    await page.context().close();
  });
}
