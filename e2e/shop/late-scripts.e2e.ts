import { expect, type Page, test } from '@playwright/test';
import { openShop } from '../checkout/selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from '../checkout/shopper.ts';
import { hydrated } from '../support/hydrated.ts';
import { filesOf, laterFilesOf } from '../support/release-files.ts';
import { makeShop, type TestShop } from './test-shop.ts';

test.use({ viewport: { width: 360, height: 740 } });

let shop: TestShop;
test.beforeAll(async () => {
  const products = Array.from({ length: 9 }, (_, index) => `Букет ${index + 1}`);
  shop = await makeShop({ title: 'Медленная сеть', text: 'Курьером до двери', products, sizes: ['S', 'M'] });
});

/** Scripts of the platform that match are held back until they are let go. However busy the machine is, they are not late for the page. */
async function holdScripts(page: Page, which: RegExp): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  let held = true;
  await page.route(/\/b2b\/remotes\/.*\.js/, async (route) => {
    if (held && which.test(route.request().url())) await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  return async () => {
    await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
    held = false;
    for (const go of waiting) go();
  };
}

const cart = (page: Page) => page.getByRole('link', { name: /КОРЗИНА/ });
const notice = (page: Page) => page.locator('#b2b-late');
const add = (page: Page, index: number) => page.getByRole('button', { name: /^Добавить/ }).nth(index);

test('every press and every letter before the scripts have come is done once they have, in its order', async ({
  page,
}) => {
  const release = await holdScripts(page, /main/);
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  await add(page, 0).click();
  await add(page, 1).click();
  await page.getByRole('button', { name: 'Тёмная тема' }).click();
  await page.getByRole('searchbox', { name: 'Найти товар' }).fill('розы');
  await expect(notice(page)).toContainText('Всё, что вы нажали и написали, сделаем');
  await release();
  await expect(cart(page)).toContainText('2');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('searchbox', { name: 'Найти товар' })).toHaveValue('розы');
  await expect(notice(page)).toBeHidden();
});

test('a product is in the cart as soon as its button is pressed, and the cart says so before any script has come', async ({
  page,
}) => {
  const release = await holdScripts(page, /main/);
  const counted = (count: number) => page.getByRole('link', { name: new RegExp(`^КОРЗИНА\\D*${count}$`) });
  const kept = () => page.evaluate((key) => localStorage.getItem(key), 'b2b:cart:verbena');
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  await add(page, 0).click();
  await expect(counted(1)).toBeVisible();
  // A second press of what says "add" is impatience.
  await add(page, 0).click();
  await add(page, 1).click();
  await expect(counted(2)).toBeVisible();
  expect(JSON.parse((await kept()) ?? '')).toMatchObject({ lines: [{ quantity: 1 }, { quantity: 1 }] });
  await expect(notice(page)).toBeHidden();
  // Opened anew, it says at once what is in the cart.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(counted(2)).toBeVisible();
  await release();
  await hydrated(page);
  await expect(cart(page)).toContainText('2');
  await expect(page.getByRole('button', { name: /^(Меньше|Убрать)/ })).toHaveCount(2);
});

test('a size chosen and a product added before the scripts have come are in the cart that is opened then', async ({
  page,
}) => {
  const release = await holdScripts(page, /main/);
  await page.goto(`${shop.path}/product/${shop.products[0]}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'S' }).click();
  await page.getByRole('radio', { name: 'M' }).click();
  await page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).first().click();
  // A link waits for what was pressed before it.
  await cart(page).click();
  expect(new URL(page.url()).pathname).toContain('/product/');
  await release();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main')).toContainText('Букет 1');
  await expect(page.getByRole('main')).toContainText('M');
});

test('a search that was typed and an order that was chosen are followed', async ({ page }) => {
  const release = await holdScripts(page, /main/);
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'Порядок' }).selectOption('Сначала дешёвые');
  await release();
  await expect(page).toHaveURL(/sort=price/);
});

test('a part that fails leaves the page readable, and one press or the connection brings it', async ({ page }) => {
  for (const part of [/mf-storefront/, /shared-design-system/, /host-shell/, /./]) {
    let broken = true;
    await page.route(/\/b2b\/remotes\/.*\.js/, (route) =>
      broken && part.test(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto('/b2b/shop/verbena');
    await expect(notice(page)).toHaveAttribute('data-state', 'failed');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('не загрузился')).toHaveCount(0);
    // From now on it works by forms.
    await add(page, 0).click();
    await expect(page).toHaveURL('/b2b/shop/verbena/checkout');
    await expect(notice(page)).toHaveAttribute('data-state', 'failed');
    broken = false;
    await notice(page).getByRole('link', { name: 'Попробовать ещё раз' }).click();
    // The page says one before any script: what counts is that the browser's own cart has it.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('b2b:cart:verbena') ?? ''))
      .toContain('"quantity":1');
    await expect(cart(page)).toContainText('1');
    await expect(notice(page)).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

const partsOfCarousel: [what: string, files: () => RegExp][] = [
  ['the shop’s part', () => laterFilesOf('mf-storefront')],
  // Not only what is its own: the checkout, which is prefetched, may have brought that.
  ['the design system’s', () => filesOf('shared-design-system', 'carousel')],
];
for (const [what, files] of partsOfCarousel) {
  test(`the other products stay readable where their carousel does not come, for want of ${what}, and one press brings it`, async ({
    page,
  }) => {
    let broken = true;
    await page.route(files(), (route) => (broken ? route.abort() : route.continue()));
    await page.goto(`${shop.path}/product/${shop.products[0]}`);
    await hydrated(page);
    const others = page.locator('[data-other-products]');
    await others.scrollIntoViewIfNeeded();
    await others.getByRole('button', { name: 'Следующий слайд' }).first().click();
    // The words stand in the page from the start: that they are shown says that something failed.
    await expect(notice(page)).toHaveAttribute('data-state', 'failed');
    await expect(notice(page)).toContainText('Часть страницы не загрузилась');
    await expect(page.getByRole('heading', { level: 1, name: 'Букет 1' })).toBeAttached();
    await expect(others.getByRole('group').first()).toBeAttached();
    broken = false;
    await notice(page).getByRole('link').click();
    await expect(others.locator('[aria-current]')).toHaveAttribute('aria-label', /^Слайд 2 из/);
    await expect(notice(page)).toBeHidden();
  });
}

test('scripts that never come are noticed, and what needs them says so', async ({ page }) => {
  await holdScripts(page, /./);
  await page.goto('/b2b/shop/verbena', { waitUntil: 'domcontentloaded' });
  await expect(notice(page)).toHaveCSS('animation-delay', '5s');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('Заказать можно, но работает пока не всё');
  await page.goto('/b2b/shop/verbena/checkout', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Здесь пока пусто')).toBeVisible();
  await page.goto('/b2b/merchant/sign-in', { waitUntil: 'commit' });
  await expect(notice(page)).toContainText('Страница долго загружается');
  await expect(notice(page)).toBeVisible();
});

test('a page of the office whose scripts are blocked says so in its middle, and opens on the next try', async ({
  page,
}) => {
  await page.route(/\/b2b\/remotes\/.*\.js/, (route) => route.abort());
  await page.goto('/b2b/merchant/sign-in');
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  const box = await notice(page).boundingBox();
  const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle - 370)).toBeLessThan(40);
  await page.unrouteAll();
  await notice(page).getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  await expect(notice(page)).toBeHidden();
});

test('what is said of scripts that did not come covers neither the name of a product nor its button', async ({
  page,
}) => {
  await page.route(/\/b2b\/remotes\/.*\.js/, (route) => route.abort());
  await page.goto(`${shop.path}/product/${shop.products[0]}`);
  await expect(notice(page)).toContainText('Часть страницы не загрузилась');
  const noticeBox = await notice(page).boundingBox();
  const end = (noticeBox?.y ?? 0) + (noticeBox?.height ?? 0);
  const name = page.getByRole('heading', { level: 1 });
  const button = page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).first();
  for (const thing of [name, button]) expect((await thing.boundingBox())?.y).toBeGreaterThanOrEqual(end);
  // It takes little of a phone's window, and none of it once it is closed.
  expect(noticeBox?.height).toBeLessThan(100);
  await notice(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(notice(page)).toBeHidden();
});

test('a product opened without a connection has one word for that, and no broken picture', async ({
  page,
  context,
}) => {
  await page.goto(shop.path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Товар не загрузился' })).toBeVisible();
  await expect(page.getByText('Нет связи', { exact: true })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  const broken = page.locator('main img').filter({ visible: true });
  await expect(broken).toHaveCount(0);
});

test('blocked scripts are said at once by a checkout without a cart', async ({ page }) => {
  await page.route(/\/b2b\/remotes\/.*\.js/, (route) => route.abort());
  await page.goto('/b2b/shop/verbena/checkout');
  await expect(page.getByText('Здесь пока пусто')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'В магазин' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await hydrated(page);
});

test('a cart that cannot be given to the forms stays in the browser', async ({ page }) => {
  await page.goto('/b2b/shop/verbena');
  await hydrated(page);
  await add(page, 0).click();
  await expect(cart(page)).toContainText('1');
  await page.route(/\/b2b\/remotes\/.*\.js|give-cart/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('give-cart'));
  await page.goto('/b2b/shop/verbena/checkout');
  await refused;
  await expect(page.getByText('Здесь пока пусто')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('button', { name: /Заказать|Оформить/ }).first()).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  // A browser whose scripts are switched off from outside believes that they are on.
  test('what needs them says so, and loads no longer', async ({ page }) => {
    await page.goto('/b2b/shop/verbena/checkout');
    await expect(page.getByText('Здесь пока пусто')).toBeVisible({ timeout: 20_000 });
    await page.goto('/b2b/shop/verbena/orders');
    await expect(page.getByText('Список не открылся')).toBeVisible({ timeout: 20_000 });
  });
});

test('an order’s page keeps the parts whose scripts come later as the server has sent them', async ({ page }) => {
  const selling = await openShop();
  const product = await selling.add('Пионы', 4900);
  await addToCart(page, selling.path, product);
  await openCheckout(page, selling.path);
  await fillIn(page);
  await submit(page).click();
  await expectOrderPage(page);
  const release = await holdScripts(page, laterFilesOf('mf-storefront'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  const news = page.locator('[data-screen-only] section, [data-screen-only] h2').first();
  await news.evaluate((element) => element.setAttribute('data-sent', ''));
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeVisible();
  await release();
  await news.evaluate(async (element) => {
    const isTaken = () => Object.keys(element).some((key) => key.startsWith('__react'));
    while (element.isConnected && !isTaken()) await new Promise(requestAnimationFrame);
  });
  await expect(news).toHaveAttribute('data-sent', '');
});
