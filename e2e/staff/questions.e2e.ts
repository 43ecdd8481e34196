import { expect, test } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { devices, newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';
import { newStaff, signInStaffOn } from '../support/staff.ts';

const [phone] = devices;

test('every way that the help names leads to a page', async ({ browser }) => {
  const page = await openAt(browser, phone);
  await signInOn(page, await newMerchant());
  await page.goto('/b2b/merchant/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  const questions = page.locator('summary');
  const count = await questions.count();
  expect(count).toBeGreaterThanOrEqual(8);
  for (let index = 0; index < count; index++) await questions.nth(index).click();
  await expectNoFindings(page);
  const links = await page
    .locator('details a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const link of new Set(links)) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Такой страницы нет')).toHaveCount(0);
  }
  await page.context().close();
});

for (const device of walkedOn('phone')) {
  test(`a merchant asks the platform, and support closes what is answered, ${device.name}`, async ({ browser }) => {
    const merchant = await newMerchant();
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    await page.goto('/b2b/merchant/help');
    await page.getByRole('textbox', { name: 'Вопрос' }).fill(`Как задать цену за город? ${merchant.name}`);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Вопрос' })).toHaveValue(/Как задать цену/);
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(`Ответ придёт на ${merchant.email}.`)).toBeVisible();

    await signInStaffOn(page, await newStaff('support'));
    await page.goto('/b2b/admin/questions');
    const card = page.getByRole('region', { name: `Магазин ${merchant.name}` });
    await expect(card.getByText(/Как задать цену за город/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Ответить письмом' })).toHaveAttribute('href', /^mailto:/);
    await expectNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.options.viewport.width);
    await card.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByText('Вопрос закрыт')).toBeVisible();
    await page.context().close();
  });
}
