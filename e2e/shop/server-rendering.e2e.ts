import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { release, releaseForDevelopment } from '../federation/release-command.ts';
import { collectConsoleErrors } from '../support/collect-console-errors.ts';
import { hydrated } from '../support/hydrated.ts';
import { makeShop, removeProduct, type TestShop } from './test-shop.ts';

const shop = '/b2b/shop/verbena';
const evil = `"><img src=x onerror="window.hacked=1"></script></style><script>window.hacked=1</script> {{7*7}} ' & <b>`;

function listenForCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/b2b\/bff\/(?!telemetry|s3\/v1\/content\/file)/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a shop, its second page, a product, delivery and contacts are readable', async ({ page }) => {
    const names = Array.from({ length: 14 }, (_, index) => `Букет номер ${index + 1}`);
    const shop = await makeShop({ title: 'Без скриптов', text: 'Курьером до двери', products: names });
    await page.goto(shop.path);
    await expect(page).toHaveTitle('Без скриптов');
    await expect(page.getByRole('heading', { level: 1, name: 'Без скриптов' })).toBeVisible();
    await expect(page.getByText('Курьером до двери').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /123.45.67/ }).first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(12);

    // What only a script hears is not there; a product is put into the cart by a form.
    await expect(page.getByRole('button', { name: 'Тёмная тема' })).toBeHidden();
    await page.getByRole('link', { name: 'Показать ещё' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Букет номер/ })).toBeVisible();
    await expect(page).toHaveTitle(/^Букет номер \d+ — Без скриптов$/);
  });

  test('what is not there says so, with the right status', async ({ page }) => {
    const shop = await makeShop({ title: 'Была', text: 'Текст', products: ['Пион'] });
    const [product = ''] = shop.products;
    const open = async (path: string) => (await page.goto(path))?.status();
    expect(await open('/b2b/shop/no-such-shop-at-all')).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Такого магазина нет' })).toBeVisible();
    expect(await open(`${shop.path}/product/${product}`)).toBe(200);
    await removeProduct(shop, product);
    await expect(async () => expect(await open(`${shop.path}/product/${product}`)).toBe(410)).toPass({
      timeout: 5_000,
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Этого товара больше нет' })).toBeVisible();
    expect(await open(`${shop.path}/nothing-here`)).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  });
});

test.describe('with scripts on', () => {
  test("is hydrated as it is: React's development build has nothing to say, and nothing is asked again", async ({
    page,
  }) => {
    await releaseForDevelopment('host-shell');
    try {
      const { path, products } = await makeShop({ title: 'Лавка', text: 'Слова', products: ['Пион', 'Роза'] });
      for (const below of ['', '?page=2&utm_source=chat', `/product/${products[0]}`, '/offer', '/checkout']) {
        const messages = collectConsoleErrors(page);
        const calls = listenForCalls(page);
        await page.goto(path + below);
        expect([below, await page.locator('#b2b-state').count()]).toEqual([below, 1]);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect([below, calls, messages]).toEqual([below, [], []]);
        page.removeAllListeners();
      }
    } finally {
      await release('host-shell', '--rollback');
    }
  });

  test('a button pressed before the page is hydrated is not lost, the cart is shown, and the theme from the first byte', async ({
    page,
  }) => {
    const messages = collectConsoleErrors(page);
    await page.goto(shop);
    await page
      .getByRole('button', { name: /^Добавить/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('1');
    // Where scripts were late, the press led to another page, which is left only once it works.
    await hydrated(page);
    await page.getByRole('button', { name: 'Тёмная тема' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('1');
    expect(messages).toEqual([]);
  });

  test("a merchant's texts stay texts, in every field", async ({ page, context }) => {
    const shop = await makeShop({ title: evil, text: evil, products: [evil] });
    for (const path of [shop.path, `${shop.path}/product/${shop.products[0]}`, `${shop.path}/offer`]) {
      await expectHarmless(page, context, shop, path);
    }
  });
});

async function expectHarmless(page: Page, context: BrowserContext, shop: TestShop, path: string): Promise<void> {
  const messages = collectConsoleErrors(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  expect([path, await page.evaluate(() => 'hacked' in window), messages]).toEqual([path, false, []]);
  const html = await (await context.request.get(path)).text();
  expect([shop.path, html.includes('<img src=x'), html.includes('<script>window')]).toEqual([shop.path, false, false]);
}
