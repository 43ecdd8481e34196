import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { breakOnce } from '../support/break-calls.ts';
import { endSessions, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { expectNoSidewaysScroll } from '../support/sideways.ts';
import { newOrderShop } from './order-shop.ts';

const row = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(number) }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const note = (page: Page) => page.getByRole('textbox', { name: /^Заметка/ });
const step = (page: Page, name: string) => page.locator('[aria-current="step"]', { hasText: name });

async function fitsWith(page: Page, undo: RegExp): Promise<void> {
  const back = page.getByRole('button', { name: undo });
  await expect(back).toBeVisible();
  await expectNoSidewaysScroll(page, String(await back.textContent()));
}

async function listening(page: Page, open: () => Promise<unknown>): Promise<void> {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/b2b/bff/events');
  await open();
  expect((await stream).status()).toBe(200);
}

async function holdReading(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/merchant-api\/v1\/(order|orders|order-history)$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const device of walkedOn('phone')) {
  test(`[1.1.1, 4.3.1] an order comes without a reload, is taken to its end, and the shopper sees what its delivery costs, ${device.name}`, async ({
    browser,
  }) => {
    const { merchant, order } = await newOrderShop();
    const page = await openAt(browser, device);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await signInOn(page, merchant);
    await listening(page, () => page.goto('/b2b/merchant/orders'));
    await expect(page.getByText('Заказов пока нет')).toBeVisible();
    await expectNoFindings(page);

    const placed = await order();
    await expect(row(page, placed.number)).toContainText('Пионы «Сара Бернар», M');
    await expect(row(page, placed.number)).toContainText('новый заказ');
    await expect(page.getByText(`Новый заказ № ${placed.number}`)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Заказы/ }).filter({ visible: true })).toContainText('1');
    await expectNoFindings(page);

    await page.getByRole('link', { name: new RegExp(placed.number) }).click();
    await button(page, 'Указать стоимость доставки').click();
    await page.getByRole('textbox', { name: 'Стоимость доставки' }).fill('450');
    await button(page, 'Сохранить').click();
    await expect(page.getByRole('region', { name: 'Состав' })).toContainText(/Итого\s*5\s350\s₽/);
    await expectNoFindings(page);

    await button(page, 'Принять заказ').click();
    await expect(button(page, 'Собираю')).toBeFocused();
    await fitsWith(page, /^Вернуть в «Новый»/);
    await button(page, 'Собираю').click();
    await expect(step(page, 'Собирается')).toBeVisible();
    await fitsWith(page, /^Вернуть в «Принят»/);
    await button(page, 'Деньги пришли').click();
    await expect(page.getByRole('region', { name: 'Оплата' })).toContainText('Оплачен');
    await fitsWith(page, /^Снять отметку «Оплачен»/);
    await button(page, 'Передать в доставку').click();
    await expect(step(page, 'В пути')).toBeVisible();
    await fitsWith(page, /^Вернуть в «Собирается»/);
    await button(page, 'Выполнен').click();
    await expect(step(page, 'Выполнен')).toBeVisible();
    await fitsWith(page, /^Вернуть в «В пути»/);
    await expect(button(page, 'Выполнен')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await expect(page.getByRole('region', { name: 'История' })).toContainText(/Стоимость доставки: 450\s₽/);
    await button(page, 'Отметить возврат').click();
    await fitsWith(page, /^Снять отметку «Возврат/);
    await page.getByRole('button', { name: /^Снять отметку «Возврат/ }).click();
    await expect(page.getByRole('region', { name: 'Оплата' })).toContainText('Оплачен');

    await page.goto(placed.uri);
    await expect(page.getByText(/^5\s350\s₽$/).first()).toBeVisible();
    await page.goto('/b2b/merchant');
    await expect(page.getByRole('radiogroup', { name: 'Что показать на графике' })).toContainText(/7 дней\s*5\s350\s₽/);
    await expectNoFindings(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });
}

for (const device of walkedOn('desktop')) {
  test(`two devices on one order see each other's steps, and no note is lost, ${device.name}`, async ({ browser }) => {
    const { merchant, order } = await newOrderShop();
    const placed = await order({ delivery_method: 'Самовывоз' });
    const [one, two] = [await openAt(browser, device), await openAt(browser, device)];
    for (const page of [one, two]) {
      await signInOn(page, merchant);
      await listening(page, () => page.goto(`/b2b/merchant/orders/${placed.id}`));
      await expect(button(page, 'Принять заказ')).toBeVisible();
    }
    await note(two).fill('С ноутбука');
    await button(one, 'Принять заказ').click();
    await expect(button(two, 'Собираю')).toBeVisible();
    await note(one).fill('С телефона');
    await button(one, 'Сохранить заметку').click();
    await expect(two.getByText('Заметку изменили в другой вкладке или на другом устройстве')).toBeVisible();
    await expect(note(two)).toHaveValue('С ноутбука');
    await expectNoFindings(two);
    await button(two, 'Добавить к моей').click();
    await button(two, 'Сохранить заметку').click();
    await expect(note(one)).toHaveValue('С ноутбука\nС телефона');
    for (const [next, undo] of [
      ['Собираю', /^Вернуть в «Принят»/],
      ['Готов к выдаче', /^Вернуть в «Собирается»/],
    ] as const) {
      await button(one, next).click();
      await fitsWith(one, undo);
    }
    await button(one, 'Отменить заказ').click();
    await one.getByRole('alertdialog').getByRole('button', { name: 'Отменить заказ' }).click();
    await fitsWith(one, /^Восстановить заказ/);
    for (const page of [one, two]) await page.context().close();
  });
}

for (const device of walkedOn('phone')) {
  test(`a step and a note that fail stay as they were and are tried again; one that the end of the session interrupts goes on after the sign-in, ${device.name}`, async ({
    browser,
  }) => {
    const { merchant, order } = await newOrderShop();
    const placed = await order();
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    // The page is not told that its session has ended: it finds out when something is done.
    await page.route(/\/b2b\/bff\/events\?/, (route) => route.abort());
    await page.goto(`/b2b/merchant/orders/${placed.id}`);

    await breakOnce(page, '/merchant-api/v1/order-note');
    await note(page).fill('Пионы взять утром');
    await button(page, 'Сохранить заметку').click();
    await expect(page.getByText('Заметка не сохранилась')).toBeVisible();
    await expect(note(page)).toHaveValue('Пионы взять утром');
    await button(page, 'Сохранить заметку').click();
    await expect(page.getByText('Заметка сохранена')).toBeVisible();

    await breakOnce(page, '/merchant-api/v1/set-order-status');
    await button(page, 'Принять заказ').click();
    await expect(page.getByText('Состояние не изменилось')).toBeVisible();
    await button(page, 'Повторить').click();
    await expect(step(page, 'Принят')).toBeVisible();

    const release = await holdReading(page);
    await note(page).fill('Пионы взять утром, позвонить');
    await endSessions(merchant);
    await button(page, 'Сохранить заметку').click();
    const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
    await expect(dialog).toBeVisible();
    await expectNoFindings(page);
    await dialog.getByLabel('Пароль', { exact: true }).fill(merchant.password);
    await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(dialog).toBeHidden();
    release();
    await expect(page.getByRole('region', { name: 'История' }).getByText('Заметка изменена')).toHaveCount(2);
    await expect(note(page)).toHaveValue('Пионы взять утром, позвонить');
    await page.context().close();
  });
}
