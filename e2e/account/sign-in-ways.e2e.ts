import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { appCode } from 'tooling/app-code';
import { expectNoFindings } from '../support/axe.ts';
import { devices, newMerchant, type OwnMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { platform } from '../support/platform.ts';

const [phone] = devices;
const officeOf = (page: Page) => page.getByText('Откроем магазин').first();
const signInButton = (page: Page) => page.getByRole('button', { name: 'Войти', exact: true });

async function typePassword(page: Page, { email, password }: OwnMerchant): Promise<void> {
  await page.goto('/b2b/merchant/sign-in');
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await signInButton(page).click();
}

for (const device of walkedOn('desktop')) {
  test(`a code of an app is asked for at sign-in once it is turned on, ${device.name}`, async ({ browser }) => {
    const merchant = await newMerchant();
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    await page.goto('/b2b/merchant/settings/account');
    await page.getByRole('button', { name: 'Включить код' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Текущий пароль').fill('something else');
    await dialog.getByRole('button', { name: 'Дальше' }).click();
    await expect(dialog.getByText(/Это не тот пароль/)).toBeVisible();
    await dialog.getByLabel('Текущий пароль').fill(merchant.password);
    await dialog.getByRole('button', { name: 'Дальше' }).click();
    await expect(dialog.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
    const secret = ((await dialog.getByText(/^Ключ(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '')
      .replace(/^Ключ/, '')
      .replaceAll(' ', '');
    await expectNoFindings(page);
    await dialog.getByLabel('Код из приложения').fill(appCode(secret));
    await dialog.getByRole('button', { name: 'Включить код' }).click();
    const codes = dialog.getByText(/^\d{5}-\d{5}$/);
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Коды записаны' }).click();
    await expect(page.getByText('Резервных кодов осталось: 10.')).toBeVisible();

    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(signInButton(page)).toBeVisible();
    await typePassword(page, merchant);
    const code = page.getByLabel('Код из приложения');
    await expect(code).toBeFocused();
    await code.fill('000000');
    await signInButton(page).click();
    await expect(page.getByText(/Код не подходит/)).toBeVisible();
    await expectNoFindings(page);
    await code.fill(appCode(secret, 1));
    await signInButton(page).click();
    await expect(officeOf(page)).toBeVisible();

    await page.goto('/b2b/merchant/settings/account');
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(signInButton(page)).toBeVisible();
    await typePassword(page, merchant);
    await code.fill(recovery);
    await signInButton(page).click();
    await expect(officeOf(page)).toBeVisible();
    await page.context().close();
  });
}

for (const device of walkedOn('phone')) {
  test(`a passkey is added and signs in without a password, ${device.name}`, async ({ browser }) => {
    const merchant = await newMerchant();
    const page = await openAt(browser, device);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signInOn(page, merchant);
    await page.goto('/b2b/merchant/settings/account');
    await page.getByRole('button', { name: 'Добавить ключ' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Текущий пароль').fill(merchant.password);
    await dialog.getByLabel('Название').fill('Мой телефон');
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Создать ключ' }).click();
    await expect(page.getByText('Ключ добавлен')).toBeVisible();
    const remove = page.getByRole('button', { name: 'Удалить «Мой телефон»' });
    await expect(remove).toBeVisible();
    await expectNoFindings(page);

    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await page.getByRole('button', { name: 'Войти с ключом доступа' }).click();
    await expect(officeOf(page)).toBeVisible();

    await page.goto('/b2b/merchant/settings/account');
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить ключ' }).click();
    await expect(remove).toBeHidden();
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await page.getByRole('button', { name: 'Войти с ключом доступа' }).click();
    await expect(page.getByText(/Этот ключ здесь не подходит/)).toBeVisible();
    await page.context().close();
  });
}

function linkFor(email: string): string | undefined {
  const folder = platform.paths().outbox;
  if (!existsSync(folder)) return undefined;
  const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return mails.find((mail) => mail.includes(email))?.match(/https?:\S+#token=[\w-]+/)?.[0];
}

test('a link by e-mail lets in while a stranger guesses, and the lost device is forgotten', async ({ browser }) => {
  const merchant = await newMerchant();
  const [page, other] = [await openAt(browser, phone), await openAt(browser, phone)];
  await signInOn(other, merchant);
  await typePassword(page, { ...merchant, password: 'not this one' });
  for (let turn = 0; turn < 8; turn++) {
    const slowed = page.getByText(/Попробуйте через (?:\d+\s)?секунд\S* или войдите по ссылке/);
    const wrong = page.getByText('Почта или пароль не подходят.');
    await expect(slowed.or(wrong)).toBeVisible();
    if (await slowed.isVisible()) break;
    const answered = page.waitForResponse(/authorize/);
    await signInButton(page).click();
    await answered;
  }
  await expect(page.getByText(/Попробуйте через (?:\d+\s)?секунд/)).toBeVisible();
  await page.getByRole('link', { name: 'Войти по ссылке из письма' }).click();
  await expect(page.getByRole('heading', { name: 'Вход по ссылке' })).toBeVisible();
  await page.getByLabel('Почта').fill(merchant.email);
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByText('Письмо отправлено')).toBeVisible();
  await expectNoFindings(page);
  await expect.poll(() => linkFor(merchant.email)).toBeTruthy();
  const { pathname, hash } = new URL(linkFor(merchant.email) ?? '');
  await page.goto('/b2b/terms');
  await page.goto(pathname + hash);
  await signInButton(page).click();
  await expect(officeOf(page)).toBeVisible();

  await page.goto('/b2b/merchant/settings/account');
  await expect(page.getByText('Это устройство', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Забыть' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Забыть устройство' }).click();
  await expect(page.getByRole('button', { name: 'Забыть' })).toHaveCount(1);
  await page.context().close();
  await other.context().close();
});
