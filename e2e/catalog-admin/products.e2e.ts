import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { addProduct, type ProductDraft } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { breakOnce } from '../support/break-calls.ts';
import { endSessions, newMerchant, walkedOn } from '../support/merchant.ts';
import { openOffice, signInAgain } from './office.ts';

const photo = fileURLToPath(new URL('../../tooling/demo/pictures/verbena/banner.jpg', import.meta.url));
const list = (page: Page) => page.getByRole('list', { name: 'Товары' });
const titles = (page: Page) => list(page).getByRole('link');
const toast = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
const title = (page: Page) => page.getByLabel('Название', { exact: true });
const thumbs = (page: Page) => page.getByRole('button', { name: /^Выбрать картинку/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const draft = (name: string): ProductDraft => ({
  title: name,
  price: 1000,
  sale: null,
  published: true,
  categories: [],
  meta: { productFields: [] },
});

for (const device of walkedOn('phone')) {
  test(`a product with its picture outlives a reload, a broken server and the end of the session, ${device.name}`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    const page = await openOffice(browser, device, merchant);
    await page.goto('/b2b/merchant/products');
    await page.getByRole('link', { name: 'Добавить первый товар' }).click();
    await title(page).fill('Букет «Майское утро»');
    await page.getByLabel('Цена', { exact: true }).fill('99');
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await expect(thumbs(page)).toHaveCount(1);
    await expectNoFindings(page);
    // The browser keeps a draft when its page goes, so nothing has to be waited for.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Вернули то, что вы не успели сохранить')).toBeVisible();
    await expect(title(page)).toHaveValue('Букет «Майское утро»');
    await expect(thumbs(page)).toHaveCount(1);

    await button(page, 'Отменить изменения').click();
    await expect(title(page)).toHaveValue('');
    await expect(thumbs(page)).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Вернуть' }).click();
    await expect(title(page)).toHaveValue('Букет «Майское утро»');
    await expect(thumbs(page)).toHaveCount(1);

    await breakOnce(page, '/merchant-api/product/add');
    // What a save may have changed is read anew, also when it failed: it must not be what meets the end of the session.
    const readAnew = page.waitForResponse(/\/merchant-api\/categories$/);
    await button(page, 'Добавить товар').click();
    await expect(page.getByText('Не сохранилось')).toBeVisible();
    await readAnew;
    await endSessions(merchant);
    await button(page, 'Добавить товар').click();
    await signInAgain(page, merchant);
    await expect(page.getByText('Товар добавлен').first()).toBeVisible();
    await expect(page).toHaveURL(/\/merchant\/products\/[\da-f-]{36}$/);
    await expect(thumbs(page)).toHaveCount(1);
    await page.goto('/b2b/merchant/products');
    await expect(list(page)).toContainText('Букет «Майское утро»');
    await page.context().close();
  });
}

for (const device of walkedOn('desktop')) {
  test(`products are found, shown, hidden, copied, put in order and deleted, and each of it is taken back, ${device.name}`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    for (const name of ['Розы', 'Пионы', 'Ирисы']) await merchant.client.call(addProduct, draft(name));
    const page = await openOffice(browser, device, merchant);
    const missing: string[] = [];
    page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
    await page.goto('/b2b/merchant/products');
    await expect(titles(page)).toHaveText(['Розы', 'Пионы', 'Ирисы']);
    await expectNoFindings(page);

    await breakOnce(page, '/merchant-api/product/update');
    const shown = page.getByRole('switch', { name: 'Показывать на витрине: Розы' });
    await shown.click();
    await expect(toast(page)).toContainText('«Розы»: не получилось');
    await expect(shown).toBeChecked();
    await toast(page).getByRole('button', { name: 'Повторить' }).click();
    await expect(shown).not.toBeChecked();

    await button(page, 'Выбрать товары').click();
    await expect(button(page, 'Закончить выбор')).toBeFocused();
    for (const name of ['Розы', 'Ирисы']) await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
    await expectNoFindings(page);
    await button(page, 'Удалить выбранные').click();
    await expect(titles(page)).toHaveText(['Пионы']);
    await toast(page).getByRole('button', { name: 'Вернуть' }).click();
    await expect(titles(page)).toHaveText(['Розы', 'Пионы', 'Ирисы']);

    await page.getByRole('searchbox', { name: 'Найти товар' }).fill('ирис');
    await expect(titles(page)).toHaveText(['Ирисы']);
    await titles(page).click();
    await expect(title(page)).toHaveValue('Ирисы');
    await button(page, 'Сделать копию').click();
    await expect(title(page)).toHaveValue('Ирисы (копия)');
    await button(page, 'Удалить товар').click();
    // Back in the list, with its search.
    await expect(titles(page)).toHaveText(['Ирисы']);
    await expect(page.getByRole('searchbox', { name: 'Найти товар' })).toHaveValue('ирис');
    expect(missing).toEqual([]);
    await page.context().close();
  });
}

for (const device of walkedOn('phone')) {
  test(`a category is made, filled from its own page, and emptied again, ${device.name}`, async ({ browser }) => {
    const merchant = await newMerchant();
    for (const name of ['Розы', 'Пионы']) await merchant.client.call(addProduct, draft(name));
    const page = await openOffice(browser, device, merchant);
    await page.goto('/b2b/merchant/categories');
    const dialog = page.getByRole('dialog', { name: 'Новая категория' });
    for (const name of ['Букеты', 'букеты']) {
      await page.getByRole('button', { name: /^(Категория|Добавить категорию)$/ }).click();
      await dialog.getByLabel('Название', { exact: true }).fill(name);
      await dialog.getByRole('button', { name: 'Сохранить' }).click();
      if (name === 'Букеты') await expect(dialog).toBeHidden();
    }
    await expect(dialog.getByText('Такая категория уже есть')).toBeVisible();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Не сохранять' }).click();
    await expect(dialog).toBeHidden();
    await expectNoFindings(page);

    await page.getByRole('link', { name: 'Товары категории: Букеты' }).click();
    const roses = page.getByRole('checkbox', { name: 'Выбрать: Розы' });
    await roses.check();
    await expectNoFindings(page);
    await endSessions(merchant);
    await button(page, 'Сохранить').click();
    await signInAgain(page, merchant);
    await expect(toast(page)).toContainText('Товары категории сохранены');
    await page.reload();
    await expect(roses).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Выбрать: Пионы' })).not.toBeChecked();
    await page.context().close();
  });
}
