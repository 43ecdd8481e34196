import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { breakOnce } from '../support/break-calls.ts';
import {
  devices,
  endSessions,
  newMerchant,
  type OwnMerchant,
  openAt,
  signInOn,
  walkedOn,
} from '../support/merchant.ts';
import { expectNoSidewaysScroll } from '../support/sideways.ts';

interface Screen {
  name: string;
  call: string;
  change: (page: Page) => Promise<void>;
  expectChanged: (page: Page) => Promise<void>;
  inDialog?: boolean;
}

const inDialog = (page: Page) => page.getByRole('dialog');

const screens: Screen[] = [
  {
    name: 'shop',
    call: '/merchant/set/info',
    change: async (page) => {
      await page.getByLabel('Название', { exact: true }).fill('Пион и мята');
      await page.getByLabel('ИНН', { exact: true }).fill('500100732259');
      await page.getByRole('button', { name: 'Цветы' }).click();
    },
    expectChanged: async (page) => {
      await expect(page.getByLabel('Название', { exact: true })).toHaveValue('Пион и мята');
      await expect(page.getByLabel('ИНН', { exact: true })).toHaveValue('500100732259');
      await expect(page.getByRole('button', { name: 'Цветы' })).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'appearance',
    call: '/merchant/set/info',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Жёлтый' }).check();
    },
    expectChanged: async (page) => {
      await expect(page.getByRole('radio', { name: 'Жёлтый' })).toBeChecked();
    },
  },
  {
    name: 'delivery',
    call: '/delivery-conditions',
    inDialog: true,
    change: async (page) => {
      await page.getByRole('button', { name: 'Добавить способ' }).click();
      await inDialog(page).getByLabel('Название').fill('Курьером по Коломне');
      await inDialog(page)
        .getByLabel(/^Цена доставки/)
        .fill('300');
    },
    expectChanged: async (page) => {
      await expect(page.getByRole('button', { name: 'Курьером по Коломне', exact: true })).toBeVisible();
      await expect(page.getByText('300 ₽', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'payment',
    call: '/merchant/set/info',
    inDialog: true,
    change: async (page) => {
      await page.getByRole('button', { name: 'Добавить способ' }).click();
      await inDialog(page).getByRole('radio', { name: 'Перевод по номеру' }).check();
      await inDialog(page).getByLabel('Номер телефона').fill('9161234567');
    },
    expectChanged: async (page) => {
      await expect(page.getByText('+7 (916) 123-45-67')).toBeVisible();
    },
  },
  {
    name: 'contacts',
    call: '/merchant/set/info',
    inDialog: true,
    change: async (page) => {
      await page.getByRole('button', { name: 'Добавить контакт' }).click();
      await inDialog(page).getByRole('radio', { name: 'Telegram' }).check();
      await inDialog(page).getByLabel('Telegram', { exact: true }).last().fill('pion_i_myata');
    },
    expectChanged: async (page) => {
      await expect(page.getByText('@pion_i_myata')).toBeVisible();
    },
  },
];

const save = (scope: Page | Locator) => scope.getByRole('button', { name: 'Сохранить', exact: true });

async function tryOut(page: Page, merchant: OwnMerchant, screen: Screen): Promise<void> {
  const { name, call, change, expectChanged } = screen;
  await page.goto(`/b2b/merchant/settings/${name}`);
  await change(page);
  await expectNoFindings(page);

  await breakOnce(page, call);
  await save(screen.inDialog ? inDialog(page) : page).click();
  await expect(page.getByText('Не сохранилось')).toBeVisible();
  await expectChanged(page);

  await endSessions(merchant);
  // The office looks for new orders now and then, and may ask before the press, which then waits until one is signed in.
  const pressed = save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
  await expect(dialog.getByLabel('Почта')).toHaveValue(merchant.email);
  await expect(dialog.getByLabel('Пароль', { exact: true })).toBeFocused();
  await page.keyboard.type(merchant.password);
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await expect(dialog).toBeHidden();
  await pressed;
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
  await page.reload();
  await expectChanged(page);
}

for (const device of walkedOn('desktop')) {
  test(`nothing is lost on any settings screen when the server breaks and the session ends, and it is saved, ${device.name}`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    for (const screen of screens) await test.step(screen.name, () => tryOut(page, merchant, screen));
    await page.context().close();
  });
}

test('what is wrong with a field is seen above the bar with the button, on a phone', async ({ browser }) => {
  const page = await openAt(browser, devices[0]);
  await signInOn(page, await newMerchant());
  await page.goto('/b2b/merchant/settings/shop');
  await page.getByRole('radio', { name: /Самозанятый/ }).check();
  const field = page.getByLabel('ИНН', { exact: true });
  await field.fill('1234567890');
  // Where the field itself is in sight, and there is no room for two lines below it.
  await field.evaluate((input) => scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 100));
  const save = page.getByRole('button', { name: 'Сохранить' });
  await save.click();
  await expect(field).toBeFocused();
  const edges = async () => {
    const error = await page.getByText('У самозанятого в ИНН 12 цифр, а 10 — у организации').boundingBox();
    const button = await save.boundingBox();
    return { error: (error?.y ?? 0) + (error?.height ?? 0), bar: button?.y ?? 0 };
  };
  await expect.poll(async () => (await edges()).error < (await edges()).bar).toBe(true);
  await page.context().close();
});

test('the buttons of the bot stand under each other and are as wide as each other, on a phone', async ({ browser }) => {
  const page = await openAt(browser, devices[0]);
  await signInOn(page, await newMerchant());
  await page.goto('/b2b/merchant/settings/bot');
  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  const buttons = ['Открыть Telegram', 'Открыть MAX', 'Показать QR-код', 'Новая ссылка'].map((name) =>
    page.getByRole(name.startsWith('Открыть') ? 'link' : 'button', { name }),
  );
  for (const button of buttons) await expect(button).toBeVisible();
  const edges = async () => {
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    return new Set(boxes.map((box) => [Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)].join(' + '))).size;
  };
  await expect.poll(edges).toBe(1);
  await expectNoSidewaysScroll(page, 'the bot');
  await page.getByRole('button', { name: 'Показать QR-код' }).click();
  await expect(page.getByRole('img', { name: 'QR-код: бот в Telegram' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'the bot with its codes');
  await page.context().close();
});
