import { expect, type Page, test } from '@playwright/test';
import { addProduct, readMerchant, updateMerchant } from 'shared-contracts';
import { newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';

const preview = (page: Page) => page.frameLocator('iframe[title="Витрина"]').first();

const token = (page: Page, name: string) =>
  preview(page)
    .locator('html')
    .evaluate((html, property) => getComputedStyle(html).getPropertyValue(property).trim(), name);

const widthOf = (page: Page) =>
  preview(page)
    .locator('html')
    .evaluate((html) => html.ownerDocument.defaultView?.innerWidth);

for (const device of walkedOn('desktop')) {
  test(`[3.3.1, 4.4.4, 4.4.5, 4.5.1] the storefront itself shows a look while it is chosen, and keeps it to itself until it is saved, ${device.name}`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    await merchant.client.call(updateMerchant, { settings: { title: 'Пион и мята' } });
    await merchant.client.call(addProduct, {
      title: 'Букет «Майский»',
      price: 5000,
      sale: null,
      published: true,
      categories: [],
      meta: { productFields: [] },
    });
    const page = await openAt(browser, device);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await signInOn(page, merchant);
    await page.goto('/b2b/merchant/settings/appearance');
    await expect(preview(page).getByRole('heading', { level: 1, includeHidden: true })).toHaveText(/Пион и\sмята/i);
    await expect(preview(page).getByText('Букет «Майский»').first()).toBeAttached();
    // Nothing in it leads away, and nothing in it is reached by keys.
    await expect(preview(page).locator('a')).toHaveCount(0);
    await expect.poll(() => token(page, '--color-main')).toBe('#fc2b2b');

    await page.getByRole('radio', { name: 'Свой' }).check();
    await page.getByLabel('Свой цвет').fill('#2f7d5b');
    await page.getByRole('radio', { name: /Roboto/ }).check();
    await expect.poll(() => token(page, '--color-main')).toBe('#2f7d5b');
    await expect.poll(() => token(page, '--font-heading')).toContain('Roboto');
    // The office around it keeps the brand's.
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-main')),
    ).not.toContain('2f7d5b');

    await expect.poll(() => widthOf(page)).toBe(360);
    await page.getByRole('radio', { name: 'Компьютер' }).first().check();
    await expect.poll(() => widthOf(page)).toBe(1280);

    expect((await merchant.client.call(readMerchant, {})).settings.themeId).toBe('red-white');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByText('Настройки сохранены')).toBeVisible();
    expect((await merchant.client.call(readMerchant, {})).settings).toMatchObject({
      themeId: 'custom',
      mainColor: '#2f7d5b',
      fontId: 'roboto',
    });
    // The shop itself has the colour whatever the theme is called, until a theme is chosen.
    const shop = await page.context().newPage();
    const colour = async () => {
      await shop.goto(`/b2b/shop/${merchant.name}`);
      return shop.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-main').trim());
    };
    const settings = { themeId: 'yellow-white', mainColor: '#2f7d5b', visibility: 'published' } as const;
    await merchant.client.call(updateMerchant, { settings: settings });
    await expect.poll(colour).toBe('#2f7d5b');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Свой' })).toBeChecked();
    await page.getByRole('radio', { name: 'Жёлтый' }).check();
    await expect.poll(() => token(page, '--color-main')).toBe('#ffcc00');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByText('Настройки сохранены')).toBeVisible();
    await expect.poll(colour).toBe('#ffcc00');
    expect(errors).toEqual([]);
    await page.context().close();
  });
}
