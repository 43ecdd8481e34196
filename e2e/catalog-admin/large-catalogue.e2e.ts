import { expect, type Page, test } from '@playwright/test';
import { addCategory, addProduct, updateMerchant } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { newMerchant, openAt, walkedOn } from '../support/merchant.ts';
import { openOffice } from './office.ts';

const long = 'Букет «Розовый рассвет над Окой» с эвкалиптом, хризантемами и сухоцветами в шляпной коробке';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const noSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

async function largeShop() {
  const merchant = await newMerchant();
  const ids: string[] = [];
  for (let number = 1; number <= 100; number++) {
    const title = number % 10 === 0 ? `Раздел ${number}: ${long}` : `Раздел ${number}`;
    ids.push(await merchant.client.call(addCategory, { title }));
  }
  const [last = ''] = ids.slice(-1);
  const products = [
    { title: long, price: 3490, sale: 3990 },
    { title: 'Пионы', price: 1990, sale: null },
    { title: 'Открытка', price: 1, sale: null },
  ];
  for (const product of products) {
    const rest = { published: true, categories: ids, meta: { productFields: [] } };
    await merchant.client.call(addProduct, { ...product, ...rest });
  }
  await merchant.client.call(updateMerchant, { settings: { visibility: 'published' } });
  return { merchant, last };
}

for (const device of walkedOn('phone')) {
  test(`prices change together and come back, rows move, and a hundred categories are gone through, ${device.name}`, async ({
    browser,
  }) => {
    const { merchant } = await largeShop();
    const page = await openOffice(browser, device, merchant);
    await page.goto('/b2b/merchant/products');
    await button(page, 'Строка «Пионы»').click();
    await noSideways(page);
    await expectNoFindings(page, 'a row that is opened');
    await button(page, 'В начало: Пионы').click();
    await expect(page.getByRole('list', { name: 'Товары' }).getByRole('link').first()).toHaveText('Пионы');

    await button(page, 'Выбрать товары').click();
    await button(page, 'Все 3 на этой странице').click();
    await noSideways(page);
    await expectNoFindings(page, 'the bulk bar');
    await button(page, 'Изменить цены').click();
    const dialog = page.getByRole('dialog', { name: /^Изменить цены/ });
    await dialog.getByRole('radio', { name: 'Снизить' }).check({ force: true });
    await dialog.getByLabel('На сколько').fill('10');
    await dialog.getByLabel('Округлить новую цену').selectOption('50');
    await expect(dialog).toContainText(/1\s990\s₽ → 1\s800\s₽/);
    await expect(dialog).toContainText('Не стоили бы ничего: Открытка');
    await expectNoFindings(page, 'the dialog of prices');
    await dialog.getByRole('button', { name: 'Изменить' }).click();
    await expect(row(page, 'Пионы')).toContainText(/1\s800\s₽/);
    await page.reload();
    await expect(button(page, 'Вернуть прежние')).toBeVisible();
    await expect(row(page, 'Пионы')).toBeVisible();
    await expectNoFindings(page, 'the way back');
    await button(page, 'Вернуть прежние').click();
    await expect(row(page, 'Пионы')).toContainText(/1\s990\s₽/);
    await expect(button(page, 'Вернуть прежние')).toBeHidden();

    await button(page, 'Все категории: 100').click();
    const all = page.getByRole('dialog', { name: 'Все категории' });
    await expectNoFindings(page, 'all categories');
    await all.getByRole('searchbox').fill('раздел 77');
    await all.getByRole('button', { name: 'Раздел 77' }).click();
    await expect(page).toHaveURL(/show=/);
    await page.goto('/b2b/merchant/categories');
    await expect(button(page, 'Показать все категории: 100')).toBeVisible();
    await noSideways(page);
    await expectNoFindings(page, 'the list of categories');
    await page.context().close();
  });

  test(`shoppers go through a hundred categories and find what they mean, ${device.name}`, async ({ browser }) => {
    const { merchant, last } = await largeShop();
    const page = await openAt(browser, device);
    await page.goto(`/b2b/shop/${merchant.name}`);
    await page.getByText(/^Ещё/).click();
    await page.getByRole('searchbox', { name: 'Найти категорию' }).fill('раздел 100');
    await noSideways(page);
    await expectNoFindings(page, 'all categories of a shop');
    const categories = page.getByRole('navigation', { name: 'Категории' });
    await categories.getByRole('listitem').getByRole('link', { name: 'Раздел 100' }).click();
    await expect(page).toHaveURL(new RegExp(`category=${last}`));
    await page.goto(`/b2b/shop/${merchant.name}?search=gtjys`);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Пионы']);
    await page.context().close();
  });
}
