import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { addProduct, register, updateMerchant } from 'shared-contracts';
import { Client } from 'tooling/client';
import { brandOrigin, type Platform, startPlatform } from 'tooling/platform';
import { makeThrowawayData, removeThrowawayData } from 'tooling/throwaway';
import { platform } from '../support/platform.ts';

const toys = {
  id: 'toys',
  name: 'Юла',
  fallback: false,
  hosts: ['toys'],
  defaultTheme: 'dark',
  cards: 'padded',
  links: 'underlined',
  demoShop: null,
  description: 'Деревянные игрушки от тех, кто их делает.',
  ground: { light: '#ffffff', dark: '#1a1512' },
  main: '#0a7d55',
  mark: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle cx='16' cy='16' r='14' fill='#0a7d55'/></svg>",
};

let dataDir: string;
let running: Platform;
let origin: string;

test.beforeAll(async () => {
  // A whole platform starts: on a busy machine that takes its time.
  dataDir = makeThrowawayData();
  const brands = join(dataDir, 'brands');
  mkdirSync(brands);
  for (const name of ['bloom', 'mum'])
    copyFileSync(join(import.meta.dirname, `../../bff-express/src/brands/${name}.json`), join(brands, `${name}.json`));
  writeFileSync(join(brands, 'toys.json'), JSON.stringify(toys));
  running = await startPlatform({
    dataDir,
    build: false,
    releasesFrom: platform.paths().releases,
    durable: false,
    stage: 'testing',
    env: { BRANDS_DIR: brands },
  });
  origin = brandOrigin('toys', Number(new URL(running.origin).port));
});
test.afterAll(async () => {
  await running?.stop();
  await removeThrowawayData(dataDir);
});

test('[1.4.1, 1.4.2] one more file is one more brand: pages, colours, links, sign and theme are its own', async ({
  page,
}) => {
  const answer = await page.goto(`${origin}/b2b/`);
  expect(await answer?.text()).toMatch(/<html[^>]*data-brand="toys"/);
  await expect(page).toHaveTitle(/Юла/);
  const home = page.getByRole('banner').getByRole('link', { name: 'Юла' });
  await expect(home).toHaveCSS('text-decoration-line', 'underline');
  await expect(home.locator('img')).toHaveAttribute('src', '/b2b/brands/toys.svg');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(26, 21, 18)');
  const open = page.getByRole('link', { name: 'Открыть магазин' });
  await expect(open).toHaveCSS('background-color', 'rgb(10, 125, 85)');
  const boot = JSON.parse((await page.locator('#b2b-boot').textContent()) ?? '{}');
  expect(boot.brand).toMatchObject({ id: 'toys', name: 'Юла', origin });
  expect(await page.locator('body').innerText()).not.toMatch(/bloom|mum/i);
  await page.goto(`${origin}/b2b/merchant/sign-in`);
  await expect(page.getByText('Юла')).toBeVisible();
  await expect(page).toHaveTitle(/Юла/);
});

/** What the brand's own host answers, asked for by one of its pages: only browsers know where `*.localhost` is. */
const read = (page: Page, path: string) =>
  page.evaluate(async (from) => {
    const answer = await fetch(from);
    return { path: new URL(answer.url).pathname, text: await answer.text() };
  }, path);

test('[1.4.1] what machines and phones read of a third brand is its own', async ({ page }) => {
  await page.goto(`${origin}/b2b/`);
  expect(await read(page, '/favicon.ico')).toEqual({ path: '/b2b/brands/toys.svg', text: toys.mark });
  const manifest = JSON.parse((await read(page, '/b2b/merchant/manifest.webmanifest')).text);
  expect(manifest).toMatchObject({ name: expect.stringContaining('Юла'), short_name: 'Юла' });
  expect(manifest.icons).toEqual([expect.objectContaining({ src: '/b2b/brands/toys.svg' })]);
  expect((await read(page, '/robots.txt')).text).toContain(`Sitemap: ${origin}/`);
});

test('[1.4.1] letters of a third brand lead to its own pages', async ({ page }) => {
  const email = 'yula@e2e.test';
  const account = { merchantName: 'yula', email, password: 'long enough' };
  await new Client({ origin: running.origin }).signIn(register, account);
  await page.goto(`${origin}/b2b/merchant/forgot-password`);
  await page.getByLabel('Почта').fill(email);
  await page.locator('form button[type=submit]').click();
  const letters = async () => {
    const answer = await page.request.get(`${running.sandbox}/mail/letters?to=${encodeURIComponent(email)}`);
    return JSON.stringify(await answer.json());
  };
  await expect.poll(letters).toContain(`${origin}/b2b/merchant/reset-password`);
  expect(await letters()).not.toContain('bloom.localhost');
});

test('[1.4.1, 1.4.3] a shop, its order and its office carry a third brand, too', async ({ page }) => {
  const account = { merchantName: 'yula-shop', email: 'yula-shop@e2e.test', password: 'long enough' };
  const { client } = await new Client({ origin: running.origin }).signIn(register, account);
  await client.call(updateMerchant, { settings: { title: 'Карусель', visibility: 'published' } });
  const meta = { productFields: [] };
  const horse = { title: 'Лошадка', price: 900, sale: null, published: true, categories: [], meta };
  const product = await client.call(addProduct, horse);
  const html = page.locator('html');
  const shop = '/b2b/shop/yula-shop';
  for (const path of [shop, `${shop}/product/${product}`, `${shop}/checkout`, `${shop}/orders`, `${shop}/offer`]) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(html, path).toHaveAttribute('data-brand', 'toys');
    expect(await page.locator('body').innerText(), path).not.toMatch(/Bloom|mum\b/);
  }
  await page.goto(origin + shop);
  const card = page.locator('[data-cards]').filter({ has: page.getByText('Лошадка') });
  await expect(card.first()).toHaveAttribute('data-cards', 'padded');
  await page.goto(`${origin}/b2b/merchant/sign-in`);
  await page.getByLabel('Почта').fill(account.email);
  await page.getByLabel('Пароль', { exact: true }).fill(account.password);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(`${origin}/b2b/merchant`);
  await expect(page).toHaveTitle(/Юла/);
  await expect(html).toHaveAttribute('data-brand', 'toys');
});

test('[2.3.1] the debug dialog lets one choose a third brand, too', async ({ page }) => {
  await page.goto(`${running.origin}/b2b/`);
  await page.getByRole('button', { name: 'Отладка' }).click();
  await page.getByRole('tab', { name: 'Оформление' }).click();
  await page.getByRole('radio', { name: /Юла/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'toys');
  await page.getByRole('button', { name: 'Отладка' }).click();
  await page.getByRole('tab', { name: 'Модули' }).click();
  await expect(
    page.getByText('host-shell', { exact: true }).last().locator('xpath=following-sibling::*[1]'),
  ).toHaveText(/^\d+\.\d+\.\d+-[\da-f]+ · \d+\sмс$/);
});
