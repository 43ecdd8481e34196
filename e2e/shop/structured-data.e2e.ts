import { expect, type Page, test } from '@playwright/test';
import { platform } from '../support/platform.ts';

type Thing = Readonly<Record<string, unknown>>;

const structuredDataOf = async (page: Page): Promise<Thing[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']);
};

async function mistakesIn(items: readonly Thing[]): Promise<string[]> {
  const { default: Validator } = await import('@adobe/structured-data-validator');
  const types = [...new Set(items.map((thing) => String(thing['@type'])))];
  const jsonld = Object.fromEntries(
    types.map((type) => [type, structuredClone(items.filter((one) => one['@type'] === type))]),
  );
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

for (const [brand, shop] of [
  ['bloom', 'verbena'],
  ['mum', 'len-i-med'],
] as const) {
  test(`the structured data of ${brand}'s demo shop pass a validator, as they are served, which does find mistakes`, async ({
    page,
  }) => {
    await page.goto(`${platform.brand(brand)}/b2b/shop/${shop}`);
    const home = await structuredDataOf(page);
    expect(home.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(['Store', 'WebSite']));
    expect(await mistakesIn(home)).toEqual([]);

    const product = await page.locator('a[href*="/product/"]').first().getAttribute('href');
    await page.goto(`${platform.brand(brand)}${product}`);
    const items = await structuredDataOf(page);
    expect(items.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
    expect(await mistakesIn(items)).toEqual([]);
    const [item] = items.filter((thing) => thing['@type'] === 'Product');
    expect(await mistakesIn([{ ...item, '@type': 'Product', name: undefined, offers: undefined }])).not.toEqual([]);
  });
}
