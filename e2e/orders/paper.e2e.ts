import { expect, type Page, test } from '@playwright/test';
import { setOrderNote } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { newOrderShop } from './order-shop.ts';

async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Распечатать заказ' }).click();
  await expectNoFindings(page);
  await page.getByRole('button', { name }).click();
  await page.emulateMedia({ media: 'print' });
}

for (const device of walkedOn('desktop')) {
  test(`an order, its courier's slip and the words of its card go on one page each, and nothing else does, ${device.name}`, async ({
    browser,
  }) => {
    const { merchant, order } = await newOrderShop();
    const placed = await order({ comment: 'Домофон 12', delivery_interval: '14:00–16:00' });
    await merchant.client.call(setOrderNote, { orderId: placed.id, note: 'Пионы утром' });
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto(`/b2b/merchant/orders/${placed.id}`);
    await expect(page.getByRole('region', { name: 'Состав' })).toBeVisible();

    await choose(page, 'Заказ целиком');
    const paper = page.locator('[data-print-sheet]');
    await expect(paper).toContainText(`Заказ № ${placed.number}`);
    await expect(paper).toContainText('Пионы утром');
    await expect(page.locator('button, nav, header, a, input, textarea').filter({ visible: true })).toHaveCount(0);
    expect(await pagesOf(page)).toBe(1);

    await page.emulateMedia({ media: 'screen' });
    await expect(paper).toHaveCount(0);
    await choose(page, 'Лист курьеру');
    await expect(paper).toContainText('14:00–16:00');
    for (const hidden of ['₽', 'Пионы утром', 'с днём рождения']) await expect(paper).not.toContainText(hidden);
    expect(await pagesOf(page)).toBe(1);

    await page.emulateMedia({ media: 'screen' });
    await choose(page, 'Текст открытки');
    await expect(paper).toHaveText('Мама, с днём рождения!');
    expect(await pagesOf(page)).toBe(1);
    await page.context().close();
  });
}

for (const device of walkedOn('phone')) {
  test(`a buyer's order goes on paper with its goods, without anything to press, ${device.name}`, async ({
    browser,
  }) => {
    const { order } = await newOrderShop();
    const placed = await order();
    const page = await openAt(browser, device);
    await page.goto(placed.uri);
    await expect(page.getByRole('heading', { name: `Заказ № ${placed.number}` })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Товары' })).toBeVisible();
    await expect(page.locator('button, nav, footer').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Новости заказа' })).toBeHidden();
    await expect(page.locator('[data-sticky-bar]')).toBeHidden();
    await expect(page.getByRole('banner')).toContainText('Пион и мята');
    expect(await pagesOf(page)).toBe(1);
    await page.context().close();
  });
}
