import { expect, type Page, test } from '@playwright/test';
import { openShop, type SellingShop } from '../checkout/selling-shop.ts';
import { hydrated } from '../support/hydrated.ts';
import { isServedRendered } from '../support/rendered.ts';

test.use({ viewport: { width: 360, height: 740 } });

let shop: SellingShop;
test.beforeAll(async () => {
  shop = await openShop();
  await shop.add('Тюльпаны', 900);
  await shop.add('Ирисы', 700);
  await isServedRendered(shop.path);
});

async function refuseScripts(page: Page): Promise<() => void> {
  let refused = true;
  await page.route(/\/main\.js/, (route) => (refused ? route.abort() : route.continue()));
  return () => {
    refused = false;
  };
}

const notice = (page: Page) => page.locator('#b2b-late');
const main = (page: Page) => page.getByRole('main');
const cartCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name.includes('b2b_cart'));

test('what forms have put into the cart while scripts did not come is the browser’s own once they do, once', async ({
  page,
}) => {
  const letCome = await refuseScripts(page);
  // A cart that this browser has had before.
  await page.goto(shop.path);
  await page.evaluate(
    ([key, id]) =>
      localStorage.setItem(
        `b2b:cart:${key}`,
        JSON.stringify({ version: 1, lines: [{ productId: id, title: 'Ирисы', price: 700, quantity: 1 }] }),
      ),
    [shop.path.split('/').at(-1) ?? '', await shop.add('Астры', 500)],
  );
  await expect(notice(page)).toHaveAttribute('data-state', 'failed');
  await page.getByRole('button', { name: 'Добавить: Тюльпаны' }).click();
  await expect(page).toHaveURL(`${shop.path}/checkout`);
  await expect(main(page)).toContainText('Тюльпаны');
  await page.getByRole('button', { name: 'Больше: Тюльпаны' }).click();
  await expect(main(page)).toContainText(/2\sx\s900/);
  await page.getByLabel('Ваше имя').fill('Анна');
  await page.getByLabel('Комментарий').fill('Позвоните');
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check();
  await expect(notice(page)).toHaveAttribute('data-state', 'failed');

  letCome();
  await notice(page).getByRole('link').click();
  await hydrated(page);
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('3');
  await expect(main(page)).toContainText('Тюльпаны');
  await expect(main(page)).toContainText('Астры');
  // The form is the scripts' by now: it has a switch where the plain one has a tick.
  await expect(page.getByRole('switch', { name: /для другого человека/ })).toBeVisible();
  await expect(page.getByLabel('Ваше имя')).toHaveValue('Анна');
  await expect(page.getByLabel('Комментарий')).toHaveValue('Позвоните');
  await expect(page.getByRole('checkbox', { name: /Принимаю условия/ })).toBeChecked();
  expect(await cartCookie(page)).toBeUndefined();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('3');
});

test('an answer that was lost on the way is taken over once all the same', async ({ page }) => {
  const letCome = await refuseScripts(page);
  await page.goto(shop.path);
  await expect(notice(page)).toHaveAttribute('data-state', 'failed');
  await page.getByRole('button', { name: 'Добавить: Ирисы' }).click();
  await expect(page).toHaveURL(`${shop.path}/checkout`);
  const before = await cartCookie(page);
  if (!before) throw new Error('no cart');
  letCome();
  await page.goto(shop.path);
  await hydrated(page);
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('1');
  // As if the browser had never heard that it is taken.
  await page.context().addCookies([before]);
  await page.goto(`${shop.path}/checkout`);
  await hydrated(page);
  await expect.poll(() => cartCookie(page)).toBeUndefined();
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('1');
});

test('a cart that scripts have filled is ordered by the form where the scripts of the checkout do not come', async ({
  page,
}) => {
  await page.goto(shop.path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Добавить: Ирисы' }).click();
  await page.getByRole('button', { name: 'Больше: Ирисы' }).click();
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).toContainText('2');
  const letCome = await refuseScripts(page);
  await page.goto(`${shop.path}/checkout`);
  await expect(main(page)).toContainText(/2\sx\s700/);
  await page.getByLabel('Ваше имя').fill('Анна');
  await page.getByLabel('Телефон').first().fill('+7 999 123-45-67');
  await page.getByRole('radio', { name: /Самовывоз/ }).check();
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check();
  await page.getByRole('checkbox', { name: /персональных данных/ }).check();
  await page.getByRole('button', { name: 'Оформить' }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(main(page)).toContainText('Ирисы');

  letCome();
  await page.goto(shop.path);
  await hydrated(page);
  await expect(page.getByRole('link', { name: /КОРЗИНА/ })).not.toContainText(/\d/);
});

test('a page that came in answer to a form is opened again by its own address', async ({ page }) => {
  await page.goto(shop.path);
  await hydrated(page);
  const letCome = await refuseScripts(page);
  await page.goto(shop.path);
  await expect(notice(page)).toHaveAttribute('data-state', 'failed');
  await page.getByRole('button', { name: 'Добавить: Ирисы' }).click();
  await expect(page).toHaveURL(`${shop.path}/checkout`);
  await page.getByRole('button', { name: 'Оформить' }).filter({ visible: true }).last().click();
  await expect(main(page)).toContainText('Заказ не отправлен');
  await expect(page).toHaveURL(`${shop.path}/checkout`);
  letCome();
  await page.reload();
  await hydrated(page);
  await expect(main(page)).toContainText('Ирисы');
});
