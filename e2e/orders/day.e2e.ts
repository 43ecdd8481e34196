import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { shopDayOf } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { newOrderShop } from './order-shop.ts';

for (const device of walkedOn('phone')) {
  test(`a day's orders are found by their delivery, one is canceled with a reason that its buyer reads, and all are saved as a workbook, ${device.name}`, async ({
    browser,
  }) => {
    const { merchant, order } = await newOrderShop();
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    await page.goto('/b2b/merchant/orders');
    await expect(page.getByRole('button', { name: 'Копировать ссылку' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Telegram', exact: true })).toBeVisible();
    await expectNoFindings(page);

    const today = shopDayOf(new Date(), 'Europe/Moscow');
    const long = 'Курьером по Коломне и в пригород, до подъезда, со звонком за полчаса';
    const evening = await order({ delivery_date: today, delivery_interval: '23:30–23:50', delivery_method: long });
    const sooner = await order({
      delivery_date: today,
      delivery_interval: '23:10–23:20',
      name: 'Анастасия'.repeat(12),
    });
    const undated = await order();
    await page.getByRole('button', { name: /^Сегодня/ }).click();
    const rows = page.getByRole('region', { name: 'Заказы' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(sooner.number);
    await expect(rows.nth(0)).toContainText('сегодня 23:10–23:20');
    await expect(rows.nth(1)).toContainText(evening.number);
    await expectNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await rows.nth(0).getByRole('button', { name: 'Принять заказ' }).click();
    await expect(rows.nth(0).getByRole('link', { name: 'Назвать доставку' })).toBeVisible();

    await page.goto(`/b2b/merchant/orders/${undated.id}`);
    await page.getByRole('button', { name: 'Отменить заказ', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Товар закончился' }).click();
    await expectNoFindings(page);
    await question.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(page.getByText('Причина: Товар закончился')).toBeVisible();
    await expect(page.getByRole('region', { name: 'История' })).toContainText('вы: Товар закончился');
    const buyer = await openAt(browser, device);
    await buyer.goto(undated.uri);
    await hydrated(buyer);
    await expect(buyer.getByText('Причина: Товар закончился')).toBeVisible();
    await expectNoFindings(buyer);

    await page.goto('/b2b/merchant/orders?show=all');
    await page.getByRole('button', { name: 'Скачать таблицей' }).click();
    await expectNoFindings(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать XLSX для Excel' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^zakazy-\d{4}-\d\d-\d\d\.xlsx$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    await expect(page.getByText('3 заказа')).toBeVisible();
    for (const one of [page, buyer]) await one.context().close();
  });
}
