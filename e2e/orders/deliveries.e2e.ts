import { expect, test } from '@playwright/test';
import { shopDayOf } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { newOrderShop } from './order-shop.ts';

async function shopOfTomorrow() {
  const { merchant, order } = await newOrderShop();
  const delivery_date = shopDayOf(new Date(Date.now() + 86_400_000), 'Europe/Moscow');
  const day = { delivery_date, delivery_method: 'Курьером' };
  const toMira = { delivery_address: 'ул. Мира, 5', delivery_interval: '10:00–12:00', comment: 'Домофон 12' };
  await order({ ...day, ...toMira });
  await order({ ...day, delivery_address: 'ул. Ленина, 1', delivery_interval: '12:00–14:00' });
  await order({ ...day, delivery_address: 'ул. Зайцева, 5', delivery_interval: '14:00–16:00' });
  return merchant;
}

for (const device of walkedOn('phone')) {
  test(`a courier's stops are put in order, kept and printed, ${device.name}`, async ({ browser }, info) => {
    const page = await openAt(browser, device);
    await signInOn(page, await shopOfTomorrow());
    await page.goto('/b2b/merchant/deliveries');
    await expect(page.getByText('На этот день ничего нет')).toBeVisible();
    // Within the press itself: a busy phone may take its time with everything else.
    const tomorrow = page.getByRole('radio', { name: 'Завтра' });
    const isChosen = await tomorrow.evaluate((radio) => {
      (radio as HTMLInputElement).click();
      return (radio as HTMLInputElement).checked;
    });
    expect(isChosen).toBe(true);
    const route = page.getByRole('region', { name: 'Маршрут курьера', exact: true });
    const stops = route.getByRole('link');
    await expect(stops).toHaveText([/^1\. .*Мира, 5/, /^2\. .*Ленина, 1/, /^3\. .*Зайцева, 5/]);
    await expect(route).toContainText('Пожелание: Домофон 12');
    await expectNoFindings(page);
    await page.screenshot({ path: info.outputPath('stops.png'), fullPage: true });

    await route.locator('[data-sort-handle]').nth(2).focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    const put = [/^1\. .*Зайцева, 5/, /^2\. .*Мира, 5/, /^3\. .*Ленина, 1/];
    await expect(stops).toHaveText(put);
    await expect(async () => {
      await page.reload();
      await expect(stops).toHaveText(put, { timeout: 2_000 });
    }).toPass();

    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toContainText(/Доставки на .*1\. 14:00–16:00, ул\. Зайцева, 5/s);
    await expect(sheet).toContainText('Пионы');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.context().close();
  });
}
