import { expect, type Locator, type Page, test } from '@playwright/test';
import { openShop } from '../checkout/selling-shop.ts';
import { addToCart, expectOrderPage, fields, fillIn, openCheckout, submit } from '../checkout/shopper.ts';

test.use({ viewport: { width: 360, height: 740 } });

const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color, borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } =
      getComputedStyle(node);
    return {
      backgroundColor,
      color,
      border: `${borderTopStyle} ${borderTopWidth}`,
      outline: `${outlineStyle} ${outlineWidth}`,
    };
  });

const drawn = (page: Page, role: 'radio' | 'checkbox' | 'switch', name: RegExp | string) =>
  page.getByRole(role, { name }).locator('..');

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('with forced colours what is chosen is told from what is not, and every control has a frame', async ({ page }) => {
  const shop = await openShop();
  const product = await shop.add('Платье', 7800, ['S', 'M']);
  await page.goto(`${shop.path}/product/${product}`);
  await addToCart(page, shop.path, product, 'M');
  const pairs = (chosen: Locator, other: Locator) =>
    expect(async () => {
      const [one, two] = [await lookOf(chosen), await lookOf(other)];
      expect(one.backgroundColor).not.toBe(two.backgroundColor);
      expect(one.color).not.toBe(one.backgroundColor);
      for (const { border } of [one, two]) expect(border).toMatch(/^solid [1-9]/);
    }).toPass();
  await pairs(drawn(page, 'radio', 'M'), drawn(page, 'radio', 'S'));
  await expect(page.getByRole('button', { name: /^Больше/ }).first()).toHaveCSS('border-top-style', 'solid');

  await openCheckout(page, shop.path);
  await pairs(drawn(page, 'radio', 'Звонок'), drawn(page, 'radio', 'Telegram'));
  await pairs(drawn(page, 'radio', /^Курьером/), drawn(page, 'radio', /^Самовывоз/));
  await page.getByLabel(fields.offer).check();
  await pairs(drawn(page, 'checkbox', fields.offer), drawn(page, 'checkbox', fields.personalData));
  // An unticked square shows no tick.
  await expect(drawn(page, 'checkbox', fields.offer).locator('svg')).toHaveCSS('visibility', 'visible');
  await expect(drawn(page, 'checkbox', fields.personalData).locator('svg')).toHaveCSS('visibility', 'hidden');
  const rail = drawn(page, 'switch', /другого человека/);
  const knob = () => rail.evaluate((node) => getComputedStyle(node, '::after').backgroundColor);
  const off = await lookOf(rail);
  expect(await knob()).not.toBe(off.backgroundColor);
  await page.getByRole('switch', { name: /другого человека/ }).check();
  await expect(async () => {
    const on = await lookOf(rail);
    expect(on.backgroundColor).not.toBe(off.backgroundColor);
    expect(await knob()).not.toBe(on.backgroundColor);
  }).toPass();

  const buy = page
    .getByRole('button', { name: /^Оформить/ })
    .filter({ visible: true })
    .first();
  expect((await lookOf(buy)).border).toMatch(/^solid [1-9]/);
  // The cart's card, which has a shadow where colours are not forced.
  expect((await lookOf(page.getByRole('region', { name: 'Ваш заказ' }))).outline).toMatch(/^solid [1-9]/);
  const name = page.getByLabel(fields.name);
  expect((await lookOf(name.locator('..'))).border).toMatch(/^solid [1-9]/);
  await name.focus();
  expect((await lookOf(name.locator('..'))).outline).toMatch(/^solid [2-9]/);
});

test('with forced colours the steps of an order have frames, and the one that is now is marked', async ({ page }) => {
  const shop = await openShop();
  const product = await shop.add('Платье', 7800);
  await addToCart(page, shop.path, product);
  const favourite = page.getByRole('button', { name: 'В избранное' });
  expect((await favourite.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await openCheckout(page, shop.path);
  await fillIn(page);
  await submit(page).click();
  await expectOrderPage(page);
  const mark = (step: number) =>
    page.getByRole('list', { name: 'Состояние заказа' }).locator('[data-state] > :first-child').nth(step);
  const [now, next] = [await lookOf(mark(0)), await lookOf(mark(1))];
  expect(now.backgroundColor).not.toBe(next.backgroundColor);
  for (const { outline } of [now, next]) expect(outline).toMatch(/^solid [1-9]/);
});
