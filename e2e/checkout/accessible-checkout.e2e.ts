import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { openShop, type SellingShop } from './selling-shop.ts';
import { addToCart, expectOrderPage, fillIn, openCheckout, submit } from './shopper.ts';

const evil = `"><img src=x onerror="window.hacked=1"></script></style><script>window.hacked=1</script> {{7*7}} ' & <b>`;

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  const html = await page.content();
  expect(html).not.toContain('<img src="x"');
  expect(html).not.toContain('<script>window');
}

test("a merchant's texts stay texts in cart, checkout, order and list of orders", async ({ page }) => {
  const shop = await openShop(evil);
  await addToCart(page, shop.path, await shop.add(evil, 4900, [evil.slice(0, 60)]), evil.slice(0, 20));
  await openCheckout(page, shop.path);
  await expect(page.getByText(evil.slice(0, 40)).first()).toBeVisible();
  await expectHarmless(page);
  await fillIn(page);
  await page.getByLabel(/^Комментарий/).fill(evil);
  await submit(page).click();
  await expectOrderPage(page);
  await expectHarmless(page);
  await page.reload();
  await hydrated(page);
  await expectHarmless(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Мои заказы' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
  await expectHarmless(page);
});

test.describe('in a shop like others', () => {
  let shop: SellingShop;
  let product: string;
  test.beforeAll(async () => {
    shop = await openShop();
    product = await shop.add('Букет «Очень длинное имя, которое не помещается в одну строку телефона»', 12_500);
  });

  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        const words = element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent;
        return (words ?? '').trim();
      });
      if (name.test(focused)) return;
    }
    throw new Error(`nothing called ${name} can be reached by Tab`);
  }

  test('everything is bought with the keyboard alone', async ({ page }) => {
    await page.goto(`${shop.path}/product/${product}`);
    await hydrated(page);
    await tabTo(page, /^Добавить/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Оформить/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Ваше имя/)).toBeVisible();
    await tabTo(page, /^Ваше имя/);
    await page.keyboard.type('Ольга');
    await tabTo(page, /^Телефон/);
    await page.keyboard.type('9031112233');
    await tabTo(page, /^Курьером/);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Самовывоз/ })).toBeChecked();
    await tabTo(page, /публичной оферты/);
    await page.keyboard.press('Space');
    await tabTo(page, /персональных данных/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Оформить/);
    await page.keyboard.press('Enter');
    await expectOrderPage(page);
  });

  test('the first field that does not fit has the focus, with its error as its description', async ({ page }) => {
    await addToCart(page, shop.path, product);
    await openCheckout(page, shop.path);
    await page.getByLabel(/^Ваше имя/).fill('Ольга');
    await submit(page).click();
    const phone = page.getByLabel(/^Телефон/).first();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/Укажите телефон/);
  });

  test('a screen reader has a name for everything in cart and checkout', async ({ page }) => {
    await addToCart(page, shop.path, product);
    await openCheckout(page, shop.path);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Корзина и оформление" [level=1]
      - heading "Контакты" [level=2]
      - textbox "Ваше имя"
      - textbox "Телефон"
      - group "Как с вами связаться":
        - radiogroup "Как с вами связаться":
          - radio "Звонок" [checked]
          - radio "Telegram"
          - radio "WhatsApp"
          - radio "Почта"
      - textbox "Почта"
      - switch /^Заказ для другого человека/
      - heading "Доставка" [level=2]
      - group "Способ доставки":
        - radiogroup "Способ доставки":
          - radio /^Курьером по.городу/ [checked]
          - radio /^Самовывоз/
      - textbox "Адрес"
      - group "День":
        - radiogroup "День":
          - radio "Любой" [checked]
          - radio "Сегодня"
          - radio "Завтра"
          - radio "Другой день"
      - textbox "Время"
      - textbox "Текст открытки"
      - textbox "Комментарий"
      - heading "Оплата" [level=2]
      - group "Способ оплаты":
        - radiogroup "Способ оплаты":
          - radio /^Переводом продавцу/ [checked]
      - checkbox "Принимаю условия публичной оферты"
      - checkbox "Даю согласие на обработку персональных данных"
      - checkbox /новинках и скидках/
      - region "Ваш заказ":
        - heading "Ваш заказ" [level=2]
        - list:
          - listitem:
            - link /^Букет/
            - 'group /^Количество: Букет/':
              - 'button /^Меньше: Букет/'
              - 'spinbutton /^Количество: Букет/'
              - 'button /^Больше: Букет/'
            - 'button /^Убрать: Букет/'
    `);
  });

  test.describe('on a phone of 320 px', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    const expectNoSideways = async (page: Page) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    test('nothing scrolls sideways, and the button is under the thumb', async ({ page }) => {
      await addToCart(page, shop.path, product);
      await openCheckout(page, shop.path);
      await expectNoSideways(page);
      await expect(page.getByRole('button', { name: /^Оформить/ }).filter({ visible: true })).toBeInViewport();
      await fillIn(page);
      await page
        .getByRole('button', { name: /^Оформить/ })
        .filter({ visible: true })
        .click();
      await expectOrderPage(page);
      await expectNoSideways(page);
      await expect(page.getByRole('button', { name: 'Я оплатил' }).filter({ visible: true })).toBeInViewport();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Мои заказы' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
      await expectNoSideways(page);
    });
  });
});
