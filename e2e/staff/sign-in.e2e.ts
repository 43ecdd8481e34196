import { expect, test } from '@playwright/test';
import { addStaff } from 'shared-contracts';
import { appCode } from 'tooling/app-code';
import { expectNoFindings } from '../support/axe.ts';
import { openAt, walkedOn } from '../support/merchant.ts';
import { newStaff, signInStaffOn } from '../support/staff.ts';

for (const device of walkedOn('phone')) {
  test(`${device.name} a new member of staff comes by a link, sets password and app up, and signs in`, async ({
    browser,
  }) => {
    const owner = await newStaff();
    const email = `new-${device.brand}@staff.test`;
    const { link } = await owner.client.call(addStaff, { email, role: 'support' });
    const page = await openAt(browser, device);
    await page.goto(`/b2b/admin/sign-in${new URL(link).hash}`);
    await page.getByLabel('Новый пароль').fill('seven white horses');
    await expectNoFindings(page, 'the password');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await page.getByLabel('Пароль', { exact: true }).fill('seven white horses');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
    await expectNoFindings(page, 'the app');
    const shown = (await page.getByText(/^Ключ.*(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
    const key = (/(?:[A-Z2-7]{4} ?){8}$/.exec(shown)?.[0] ?? '').replaceAll(' ', '');
    await page.getByLabel('Код из приложения').fill(appCode(key));
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Продавцы' })).toBeVisible();
    // Support sees no page of owners, in no menu and by no address.
    await expect(page.getByRole('link', { name: 'Сотрудники' })).toHaveCount(0);
    await page.goto('/b2b/admin/staff');
    await expect(page.getByText('Для неё нужна другая роль', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await page.close();
  });

  test(`${device.name} an owner makes a member of staff, and closes the access again`, async ({ browser }) => {
    const page = await openAt(browser, device);
    await signInStaffOn(page, await newStaff());
    await page.goto('/b2b/admin/staff');
    await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
    const email = `made-${device.brand}@staff.test`;
    await page.getByLabel('Почта').fill(email);
    await page.getByRole('radio', { name: /^Менеджер/ }).click();
    await expectNoFindings(page, 'the dialog');
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(page.getByText(/admin\/sign-in#token=/)).toBeVisible();
    await page.getByRole('button', { name: 'Готово' }).click();
    await page.getByRole('button', { name: email }).click();
    await page.getByRole('radio', { name: 'Закрыт' }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: email }).first()).toContainText('Без доступа');
    await expect(page.getByText(`Доступ закрыт · ${email}`)).toBeVisible();
    await expectNoFindings(page);
    await page.close();
  });
}

test('a session of staff that ends while they work is renewed over the page, and signing out leaves', async ({
  page,
  context,
}) => {
  const { account, cookie } = await newStaff();
  await signInStaffOn(page, { cookie });
  await page.goto('/b2b/admin/staff');
  await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
  await page.getByLabel('Почта').fill('kept@staff.test');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
  await dialog.getByLabel('Пароль', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await dialog.getByLabel('Код из приложения').fill(appCode(account.key));
  await dialog.getByRole('button', { name: 'Войти' }).click();
  // What was being sent has gone on by itself.
  await expect(page.getByText(/admin\/sign-in#token=/)).toBeVisible();
  await page.getByRole('button', { name: 'Готово' }).click();
  await page
    .getByRole('button', { name: /^Выйти/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/b2b\/admin\/sign-in/);
  await page.goto('/b2b/admin');
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
});
