import { expect, type Page, test } from '@playwright/test';
import { expectFirstErrorInView } from '../checkout/first-error.ts';
import { openShop } from '../checkout/selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from '../checkout/shopper.ts';
import { sideways } from '../design-system/phone-checks.ts';
import { newOrderShop } from '../orders/order-shop.ts';
import { hydrated } from '../support/hydrated.ts';
import { largeLetters } from '../support/large-letters.ts';
import { signInOn } from '../support/merchant.ts';

test.use({ ...largeLetters, viewport: { width: 360, height: 640 } });

const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMeant = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const hides = (node: Element) => {
      const style = getComputedStyle(node);
      return (style.overflowX !== 'visible' || style.overflowY !== 'visible') && !isMeant(style) ? style : null;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        node.textContent?.trim() === '' ||
        parent.closest('script, style, noscript')
      )
        continue;
      const isReadAloud = (box: Element | null): boolean =>
        box !== null && (getComputedStyle(box).clipPath !== 'none' || isReadAloud(box.parentElement));
      if (isReadAloud(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width <= 1 || words.height <= 1) continue;
      let isCutOnPurpose = false;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // A row that scrolls.
        if (isMeant(style) || /auto|scroll/.test(style.overflowX)) {
          isCutOnPurpose = true;
          break;
        }
        if (!hides(box)) continue;
        const edge = box.getBoundingClientRect();
        if (words.right > edge.right + 1 || words.bottom > edge.bottom + 1) {
          found.push(`${node.textContent?.trim().slice(0, 40)} in ${box.outerHTML.slice(0, 80)}`);
        }
        break;
      }
      if (words.right > innerWidth + 1 && !isCutOnPurpose && !parent.closest('[data-carousel]'))
        found.push(`off the window: ${node.textContent}`);
    }
    return found;
  });

const overflown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[data-variant], header a, label')]
      .filter(
        (node) => node.checkVisibility({ visibilityProperty: true }) && getComputedStyle(node).clipPath === 'none',
      )
      .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
      .map((node) => node.outerHTML.slice(0, 120)),
  );

async function expectReadable(page: Page): Promise<void> {
  expect(await sideways(page)).toEqual([]);
  expect(await cut(page)).toEqual([]);
  expect(await overflown(page)).toEqual([]);
}

test('with letters twice as large a shop is read and bought in on a phone', async ({ page }) => {
  const shop = await openShop();
  const product = await shop.add('Букет «Сара Бернар» из пятнадцати пионов', 12_500, [
    'Малый, 15 шт.',
    'Большой, 25 шт.',
  ]);
  await shop.add('Тюльпаны', 900);
  await page.goto(shop.path);
  await hydrated(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Добавить: Тюльпаны' }).first().click();
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  await expectReadable(page);

  await page.goto(`${shop.path}/product/${product}`);
  await hydrated(page);
  await expectReadable(page);
  await addToCart(page, shop.path, product, 'Большой, 25 шт.');
  await expectReadable(page);

  await openCheckout(page, shop.path);
  await expectReadable(page);
  await expectFirstErrorInView(page);
  await expectReadable(page);

  await fillIn(page);
  await submit(page).click();
  await expectOrderPage(page);
  await expectReadable(page);
});

test('with letters twice as large an empty cart is read on a phone', async ({ page }) => {
  const shop = await openShop();
  await page.goto(`${shop.path}/checkout`);
  await expect(page.getByRole('heading', { name: 'В корзине пусто' })).toBeVisible();
  await expectReadable(page);
});

test('with letters twice as large the office is read on a phone', async ({ page }) => {
  const { merchant, order } = await newOrderShop();
  const { id } = await order();
  await signInOn(page, merchant);
  const screens = [
    '',
    '/orders',
    `/orders/${id}`,
    `/orders/${id}/edit`,
    '/products',
    '/products/new',
    '/settings/shop',
    '/settings/delivery',
    '/settings/payment',
    '/settings/appearance',
    '/settings/notifications',
    '/generator',
  ];
  for (const screen of screens) {
    await page.goto(`/b2b/merchant${screen}`);
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
    await expect(page.locator('[aria-busy=true]'), screen).toHaveCount(0);
    await test.step(screen, () => expectReadable(page));
  }
});
