import { expect, test } from '@playwright/test';
import { createDeliveryConditions, updateMerchant } from 'shared-contracts';
import { methodsOf } from 'shared-contracts/samples';
import { expectNoFindings } from '../support/axe.ts';
import { breakCalls } from '../support/break-calls.ts';
import { endSessions, newMerchant, openAt, signInOn, walkedOn } from '../support/merchant.ts';

for (const device of walkedOn('phone')) {
  test(`the checklist ticks itself, and an open shop gives its address away, ${device.name}`, async ({ browser }) => {
    const merchant = await newMerchant();
    const page = await openAt(browser, device);
    await signInOn(page, merchant);
    const mend = await breakCalls(page, '/merchant-api/merchant/info');
    await page.goto('/b2b/merchant');
    await expect(page.getByText('Данные магазина не загрузились')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Повторить' }).first().click();
    await expect(page.getByText('0 из 7')).toBeVisible();

    await merchant.client.call(createDeliveryConditions, {
      showAddress: true,
      deliveryMethods: methodsOf('Самовывоз'),
      communications: [],
    });
    await page.reload();
    await expect(page.getByText('1 из 7')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'К содержанию' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expectNoFindings(page);

    await merchant.client.call(updateMerchant, { settings: { title: 'Пион и мята', visibility: 'published' } });
    await endSessions(merchant);
    await page.reload();
    await expect(page).toHaveURL(/sign-in/);
    await page.getByLabel('Почта').fill(merchant.email);
    await page.getByLabel('Пароль', { exact: true }).fill(merchant.password);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByRole('button', { name: 'QR-код' }).click();
    await expect(page.getByRole('img', { name: 'QR-код магазина' })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(merchant.name));
    await expect(page.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', new RegExp(merchant.name));
    await expectNoFindings(page);
    await page.context().close();
  });
}
