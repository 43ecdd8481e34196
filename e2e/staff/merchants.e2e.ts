import { expect, test } from '@playwright/test';
import { updateMerchant } from 'shared-contracts';
import { expectNoFindings } from '../support/axe.ts';
import { newMerchant, openAt, walkedOn } from '../support/merchant.ts';
import { newStaff, signInStaffOn } from '../support/staff.ts';

for (const device of walkedOn('desktop')) {
  test(`${device.name} a manager finds a merchant, decides about mum, stops the subscription and grants pictures`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    await merchant.client.call(updateMerchant, { settings: { title: 'Глина', mymStatus: 'submitted' } });
    const page = await openAt(browser, device);
    await signInStaffOn(page, await newStaff('manager'));
    await page.goto('/b2b/admin');
    await page.getByRole('searchbox').fill(merchant.name);
    await page.getByRole('combobox', { name: 'Заявка на mum' }).selectOption('Ждёт решения');
    await expectNoFindings(page, 'the list');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await page.getByRole('link', { name: 'Глина' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Глина' })).toBeVisible();
    await page.getByRole('button', { name: 'Решить' }).click();
    await page.getByRole('radio', { name: /^Отклонён/ }).click();
    await page.getByLabel('Причина отказа').fill('Нет фотографий работ');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Причина отказа: Нет фотографий работ')).toBeVisible();
    await page.getByRole('button', { name: 'Остановить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Остановить' }).click();
    await expect(page.getByRole('button', { name: 'Запустить' })).toBeVisible();
    await page.getByRole('button', { name: 'Изменить' }).click();
    await page.getByLabel('Картинки, штук').fill('7000');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText(/0 из 7\s000, задано этому магазину/)).toBeVisible();
    await expect(page.getByText('Подписка: идёт → остановлена')).toBeVisible();
    await expectNoFindings(page, 'the card');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await page.close();
  });

  test(`${device.name} support looks at a merchant's office, changes nothing, and the merchant reads so in the log`, async ({
    browser,
  }) => {
    const merchant = await newMerchant();
    await merchant.client.call(updateMerchant, { settings: { title: 'Лён' } });
    const page = await openAt(browser, device);
    const staff = await newStaff('support');
    await signInStaffOn(page, staff);
    await page.goto(`/b2b/admin?search=${merchant.name}`);
    await page.getByRole('link', { name: 'Лён' }).click();
    await page.getByRole('button', { name: 'Посмотреть кабинет' }).click();
    await expect(page.getByText(/Вы смотрите кабинет магазина/)).toBeVisible();
    await page.goto('/b2b/merchant/settings/shop');
    await page.getByLabel('Название', { exact: true }).fill('Чужое');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Вы только смотрите кабинет', { exact: false })).toBeVisible();
    await page.goto('/b2b/merchant/settings/log');
    await expect(page.getByText(/Сотрудник открыл кабинет для просмотра/)).toBeVisible();
    await expectNoFindings(page, "the merchant's log");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await page.getByRole('button', { name: 'Закончить просмотр' }).click();
    await expect(page).toHaveURL(/\/b2b\/admin\/merchants\//);
    await page.goto('/b2b/merchant');
    await expect(page).toHaveURL(/\/b2b\/merchant\/sign-in/);
    await page.close();
  });
}
