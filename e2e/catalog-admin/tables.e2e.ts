import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { breakOnce } from '../support/break-calls.ts';
import { endSessions, newMerchant, walkedOn } from '../support/merchant.ts';
import { openOffice, signInAgain } from './office.ts';

const rows = ['Название;Цена;Размеры;Категории', "'=1+1;100;;", 'Розы;1 990,00;S | M;Букеты', 'Пионы;даром;;', ';5;;'];
const table = { name: 'товары.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${rows.join('\r\n')}`) };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const total = (page: Page) => page.getByRole('group', { name: 'Какие товары показать' });

for (const device of walkedOn('desktop')) {
  test(`a table is looked at, taken and taken back, whatever fails on the way, ${device.name}`, async ({ browser }) => {
    const merchant = await newMerchant();
    const page = await openOffice(browser, device, merchant);
    await page.goto('/b2b/merchant/products/import');
    await expect(button(page, 'Скачать CSV')).toBeVisible();
    await expectNoFindings(page);
    await breakOnce(page, '/merchant-api/product/import/check');
    await page.locator('input[type=file]').setInputFiles(table);
    await expect(page.getByText('Таблица не прочитана')).toBeVisible();
    await button(page, 'Повторить').click();

    const found = page.getByRole('table', { name: 'Что получится' });
    await expect(found).toContainText('Цена: «даром» не число');
    await expect(found).toContainText('Нет названия');
    await expect(page.getByText('Без 2 строк')).toBeVisible();
    await expectNoFindings(page);

    await endSessions(merchant);
    await button(page, 'Загрузить 2 товара').click();
    // It goes on by itself once the merchant has signed in.
    await signInAgain(page, merchant);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Добавлено: 2, изменено: 0, пропущено: 2' }),
    ).toBeVisible();
    await expectNoFindings(page);

    await button(page, 'Загрузить ещё').click();
    // What was said of the import may stand over the button for a while.
    await expect(page.getByRole('region', { name: 'Уведомления' }).getByRole('status')).toHaveCount(0, {
      timeout: 20_000,
    });
    const downloading = page.waitForEvent('download', { timeout: 60_000 });
    await button(page, 'Скачать CSV').click();
    const exported = await readFile(await (await downloading).path(), 'utf8');
    expect(exported).toMatch(/^\ufeffНомер товара;Название;Цена;/);
    expect(exported).toContain("'=1+1");
    expect(exported).toContain('Розы;1990;');
    const again = { ...table, buffer: Buffer.from(exported) };
    await page.locator('input[type=file]').setInputFiles(again);
    await expect(button(page, 'Загружать нечего')).toBeDisabled();

    // The same file again adds nothing unasked.
    await page.locator('input[type=file]').setInputFiles(table);
    await expect(button(page, 'Загружать нечего')).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Всё равно добавить ещё раз' }).click();
    await button(page, 'Загрузить 2 товара').click();
    // The toast offers it too.
    await page.getByRole('main').getByRole('button', { name: 'Отменить загрузку' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить загрузку' }).click();
    await expect(page.getByRole('main').getByText('Убрано в «Удалённое»: 2')).toBeVisible();
    // Nothing offers any more to take back what was taken back.
    await expect(button(page, 'Отменить загрузку')).toHaveCount(0);
    await page.getByRole('link', { name: 'К товарам' }).click();
    await expect(total(page)).toContainText('Все2');
    await page.context().close();
  });
}
