import { expect, type Page, test } from '@playwright/test';
import { addProduct } from 'shared-contracts';
import { newMerchant, signInOn } from '../support/merchant.ts';
import { platform } from '../support/platform.ts';

const demo = { bloom: '/b2b/shop/verbena', mum: '/b2b/shop/len-i-med' } as const;

const lookOfCard = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .evaluate((card) => {
      const { backgroundColor, boxShadow, paddingLeft } = getComputedStyle(card);
      const ground = getComputedStyle(document.body).backgroundColor;
      return { ground, background: backgroundColor, shadow: boxShadow !== 'none', padded: paddingLeft !== '0px' };
    });

const linksWithoutLine = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isText = (link: Element) =>
      link.checkVisibility() &&
      link.textContent?.trim() !== '' &&
      !link.matches('[data-size], [data-skip], [data-tabs] a, nav[aria-label="Категории"] a');
    const hasLine = (node: Element) => getComputedStyle(node).textDecorationLine.includes('underline');
    return [...document.querySelectorAll('a[href]')]
      .filter(isText)
      .filter((link) => ![link, ...link.querySelectorAll('*')].some(hasLine))
      .map((link) => link.textContent ?? '');
  });

test('[1.4.3] a card of bloom has a shadow on white, one of mum padding on its own light grey', async ({ page }) => {
  await page.goto(platform.brand('bloom') + demo.bloom);
  const white = 'rgb(255, 255, 255)';
  expect(await lookOfCard(page)).toEqual({ ground: white, background: white, shadow: true, padded: false });
  await page.goto(platform.brand('mum') + demo.mum);
  const grey = 'rgb(243, 240, 236)';
  expect(await lookOfCard(page)).toEqual({ ground: white, background: grey, shadow: false, padded: true });
});

test('[1.4.3] every text link of mum is underlined, on a phone and at a desktop', async ({ page }) => {
  const merchant = await newMerchant();
  const id = await merchant.client.call(addProduct, {
    title: 'Кружка «Терракота»',
    price: 1650,
    sale: null,
    published: true,
    categories: [],
    meta: { productFields: [] },
  });
  const at = async (path: string) => {
    await page.goto(platform.brand('mum') + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => linksWithoutLine(page), `${path}, at ${width} px`).toEqual([]);
    }
  };
  const product = await page
    .goto(platform.brand('mum') + demo.mum)
    .then(() => page.getByRole('article').getByRole('link').first().getAttribute('href'));
  for (const path of ['', '/checkout', '/privacy', '/orders', '/none']) await at(demo.mum + path);
  for (const path of [product ?? '', '/b2b/', '/b2b/terms', '/b2b/none', '/b2b/merchant/sign-in']) await at(path);
  await signInOn(page, merchant);
  for (const path of ['', '/products', `/products/${id}`, '/orders', '/settings/shop'])
    await at(`/b2b/merchant${path}`);
});

test('links of bloom are plain where they stand by themselves', async ({ page }) => {
  await page.goto(platform.brand('bloom') + demo.bloom);
  expect(await linksWithoutLine(page)).toContain('КАТАЛОГ');
});
