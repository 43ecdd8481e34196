import { type Browser, expect, type Page } from '@playwright/test';
import { type Device, type OwnMerchant, openAt, signInOn } from '../support/merchant.ts';

/**
 * Opens the office where nothing but what is pressed finds out that a session has ended: neither the stream of events, nor what asks for
 * new orders meanwhile.
 */
export async function openOffice(browser: Browser, device: Device, merchant: OwnMerchant): Promise<Page> {
  const page = await openAt(browser, device);
  await page.route(/\/b2b\/bff\/(events(\?|$)|orders\/)/, (route) => route.abort());
  await signInOn(page, merchant);
  return page;
}

export async function signInAgain(page: Page, { password }: OwnMerchant): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Войдите ещё раз' });
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(dialog).toBeHidden();
}
