import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { breakOnce } from '../support/break-calls.ts';
import { devices, newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { platform } from '../support/platform.ts';

const [phone] = devices;
const officeOf = (page: Page) => page.getByText('Откроем магазин').first();
const signIn = (page: Page) => page.getByRole('button', { name: 'Войти', exact: true });

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await signIn(page).click();
}

for (const device of walkedOn('phone')) {
  test(`[1.1.1, 7.5.1] a shop is registered, and what was typed stays when that fails, ${device.name}`, async ({
    browser,
  }) => {
    const page = await openAt(browser, device);
    const name = `e2e-${randomBytes(6).toString('hex')}`;
    await page.goto('/b2b/merchant/register');
    await page.getByLabel('Почта').fill(`${name}@e2e.test`);
    await page.getByLabel('Адрес магазина').fill(name);
    await page.getByLabel('Пароль', { exact: true }).fill('long enough');
    const submit = page.getByRole('button', { name: 'Создать магазин' });
    await submit.click();
    const terms = page.getByLabel(/условия площадки/);
    await expect(terms).toBeFocused();
    await terms.check();
    await page.getByLabel(/персональных данных/).check();
    await expectNoFindings(page);

    await breakOnce(page, '/merchant/register');
    await submit.click();
    await expect(page.getByText('Не получилось. Попробуйте ещё раз.')).toBeVisible();
    await expect(page.getByLabel('Адрес магазина')).toHaveValue(name);
    await expect(terms).toBeChecked();

    await submit.click();
    await expect(officeOf(page)).toBeVisible();
    await expectNoFindings(page);
    const [cookie] = (await page.context().cookies()).filter((one) => one.name.includes('b2b_token'));
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(30);
    await page.context().close();
  });
}

for (const device of walkedOn('desktop')) {
  test(`[7.3.1] whoever is asked to sign in comes to the page that was wanted, ${device.name}`, async ({ browser }) => {
    const merchant = await newMerchant();
    const page = await openAt(browser, device);
    await page.goto('/b2b/merchant/settings/account');
    await expect(page).toHaveURL(/sign-in\?next=/);
    await fillSignIn(page, merchant.email, 'something else');
    await expect(page.getByText('Почта или пароль не подходят.')).toBeVisible();
    await expectNoFindings(page);

    await breakOnce(page, '/merchant/authorize');
    await page.getByLabel('Пароль', { exact: true }).fill(merchant.password);
    await signIn(page).click();
    await expect(page.getByText('Не получилось. Попробуйте ещё раз.')).toBeVisible();
    await signIn(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Аккаунт' })).toBeVisible();
    await expectNoFindings(page);

    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Вход в магазин' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/sign-in/);
    await page.context().close();
  });
}

test('a changed password lets in alone, and ends the session of another device', async ({ browser }) => {
  const merchant = await newMerchant();
  const [page, other] = [await openAt(browser, phone), await openAt(browser, phone)];
  await signInOn(page, merchant);
  await signInOn(other, merchant);
  await page.goto('/b2b/merchant/settings/account');
  await page.getByLabel('Текущий пароль').fill('not this one');
  await page.getByLabel('Новый пароль').fill('another secret');
  const change = page.getByRole('button', { name: 'Сменить пароль' });
  await change.click();
  await expect(page.getByText(/Это не тот пароль/)).toBeVisible();
  await page.getByLabel('Текущий пароль').fill(merchant.password);
  await change.click();
  await expect(page.getByText('Пароль изменён')).toBeVisible();
  await page.goto('/b2b/merchant');
  await expect(officeOf(page)).toBeVisible();

  await other.goto('/b2b/merchant');
  await expect(other).toHaveURL(/sign-in/);
  await fillSignIn(other, merchant.email, merchant.password);
  await expect(other.getByText('Почта или пароль не подходят.')).toBeVisible();
  await fillSignIn(other, merchant.email, 'another secret');
  await expect(officeOf(other)).toBeVisible();

  await page.goto('/b2b/merchant/settings/account');
  await page.getByRole('button', { name: 'Выйти на всех устройствах' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти везде' }).click();
  await expect(page).toHaveURL(/sign-in/);
  await other.reload();
  await expect(other).toHaveURL(/sign-in/);
  await page.context().close();
  await other.context().close();
});

function linkFor(email: string): string | undefined {
  const folder = platform.paths().outbox;
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const mails = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return mails.find((mail) => mail.startsWith(`To: ${email}\n`))?.match(/https?:\S+/)?.[0];
}

test('a forgotten password is set anew by a link that works once', async ({ browser }) => {
  const merchant = await newMerchant();
  const page = await openAt(browser, phone);
  await page.goto('/b2b/merchant/sign-in');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Забыли пароль?' })).toBeVisible();
  await page.getByLabel('Почта').fill(merchant.email);
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByText('Письмо отправлено')).toBeVisible();
  await expect.poll(() => linkFor(merchant.email)).toBeTruthy();
  const { pathname, hash } = new URL(linkFor(merchant.email) ?? '');

  for (const outcome of ['Пароль изменён', /Ссылка уже использована/]) {
    await page.goto('/b2b/terms');
    await page.goto(pathname + hash);
    await page.getByLabel('Новый пароль').fill('another secret');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(page.getByText(outcome).first()).toBeVisible();
  }
  await page.goto('/b2b/merchant/sign-in');
  await fillSignIn(page, merchant.email, 'another secret');
  await expect(officeOf(page)).toBeVisible();
  await page.context().close();
});

test('another e-mail signs in once its link is opened, and the former one no more', async ({ browser }) => {
  const merchant = await newMerchant();
  const email = `new-${merchant.email}`;
  const page = await openAt(browser, phone);
  await signInOn(page, merchant);
  await page.goto('/b2b/merchant/settings/account');
  await page.getByRole('button', { name: 'Сменить почту' }).click();
  await page.getByLabel('Новая почта').fill(email);
  await page.getByLabel('Текущий пароль').first().fill(merchant.password);
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByText(`${email} ждёт подтверждения`)).toBeVisible();
  await expectNoFindings(page);
  await expect.poll(() => linkFor(email)).toBeTruthy();
  await expect.poll(() => linkFor(merchant.email)).toContain('/merchant/settings/account');
  const { pathname, hash } = new URL(linkFor(email) ?? '');

  // The mail may be read on another device.
  const elsewhere = await openAt(browser, phone);
  for (const outcome of [`Теперь входите с почтой ${email}.`, /Эта ссылка больше не действует/]) {
    await elsewhere.goto('/b2b/terms');
    await elsewhere.goto(pathname + hash);
    await elsewhere.getByRole('button', { name: 'Подтвердить почту' }).click();
    await expect(elsewhere.getByText(outcome)).toBeVisible();
    await expectNoFindings(elsewhere);
  }
  await page.reload();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText('ждёт подтверждения')).toHaveCount(0);

  await elsewhere.goto('/b2b/merchant/sign-in');
  await fillSignIn(elsewhere, merchant.email, merchant.password);
  await expect(elsewhere.getByText('Почта или пароль не подходят.')).toBeVisible();
  await fillSignIn(elsewhere, email, merchant.password);
  await expect(officeOf(elsewhere)).toBeVisible();
  await page.context().close();
  await elsewhere.context().close();
});
