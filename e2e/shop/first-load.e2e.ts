import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { ownFilesOf } from '../support/release-files.ts';

test.use({ viewport: { width: 360, height: 740 } });

function requestedAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  return addresses;
}

test('a shop that says its hours loads the letters that it shows, four small files of them, and nothing of the office’s store', async ({
  page,
}) => {
  const addresses = requestedAddresses(page);
  await page.goto('/b2b/shop/verbena');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByText(/Ежедневно 8:00/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const fonts = addresses.flatMap((address) => /assets\/(raleway-\w+)-.*\.woff2/.exec(address)?.[1] ?? []);
  expect([...new Set(fonts)].sort()).toEqual(['raleway-letters', 'raleway-rouble', 'raleway-russian', 'raleway-signs']);
  expect(addresses.filter((address) => /\/host-shell\/[^/]+\/store\.js/.test(address))).toEqual([]);
});

test('the checkout comes while a list is looked at, for those who have something in the cart alone', async ({
  page,
}) => {
  const checkout = ownFilesOf('mf-storefront', 'checkout');
  const addresses = requestedAddresses(page);
  const isAsked = () => addresses.some((address) => checkout.test(address));
  await page.goto('/b2b/shop/verbena');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(isAsked()).toBe(false);
  await page
    .getByRole('button', { name: /^Добавить/ })
    .first()
    .click();
  await expect.poll(isAsked).toBe(true);
});

test('no page of a shop tries what its own policy forbids', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      noteViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  await page.goto('/b2b/shop/verbena');
  const product = (await page.locator('main a[href*="/product/"]').first().getAttribute('href')) ?? '';
  for (const address of [product, '/b2b/shop/verbena/checkout', '/b2b/shop/verbena']) {
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});
