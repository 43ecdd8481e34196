import { expect, type Locator, type Page, test } from '@playwright/test';
import { addProduct } from 'shared-contracts';
import { devices, newMerchant, openAt, signInOn } from '../support/merchant.ts';

const long = 'Букет «Розовый рассвет над Окой» с эвкалиптом, хризантемами и сухоцветами в шляпной коробке';
const [phone] = devices;

async function openProduct(browser: Parameters<typeof openAt>[0], title: string): Promise<Page> {
  const merchant = await newMerchant();
  const rest = { price: 1990, sale: null, published: true, categories: [], meta: { productFields: [] } };
  const id = await merchant.client.call(addProduct, { title, ...rest });
  const page = await openAt(browser, phone);
  await signInOn(page, merchant);
  await page.goto(`/b2b/merchant/products/${id}`);
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue(title);
  return page;
}

const wordsIn = (heading: Locator): Promise<number> =>
  heading.evaluate((node) => {
    const { bottom } = node.getBoundingClientRect();
    const text = node.firstChild as Text;
    const range = document.createRange();
    return [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getBoundingClientRect().bottom <= bottom + 1;
    }).length;
  });

async function covered(page: Page, parts: Locator): Promise<number> {
  const toast = await page.locator('[data-toasts] [data-type]').last().boundingBox();
  if (!toast) throw new Error('nothing is said');
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  return boxes.filter((box) => box && box.y < toast.y + toast.height && box.y + box.height > toast.y).length;
}

test('a phone says a product’s long name in its header, and all that can be done beside it', async ({ browser }) => {
  const page = await openProduct(browser, long);
  // The last of them may end in an ellipsis.
  expect(await wordsIn(page.getByRole('heading', { level: 1 }))).toBeGreaterThanOrEqual(4);
  for (const name of ['Посмотреть на витрине', 'Сделать копию', 'Удалить товар']) {
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toBeInViewport();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test('a phone leaves a name of the list most of its row, and the handle and the menu stay large enough to press', async ({
  browser,
}) => {
  const merchant = await newMerchant();
  const rest = { price: 1990, sale: null, published: true, categories: [], meta: { productFields: [] } };
  for (const title of [long, 'Розы']) await merchant.client.call(addProduct, { title, ...rest });
  const page = await openAt(browser, phone);
  await signInOn(page, merchant);
  await page.goto('/b2b/merchant/products');
  for (const title of [long, 'Розы']) {
    const row = page.getByRole('listitem').filter({ hasText: title });
    expect((await row.locator('[data-words]').boundingBox())?.width).toBeGreaterThanOrEqual(180);
    for (const name of [`Порядок: ${title}`, `Строка «${title}»`]) {
      const box = await row.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
  await page.context().close();
});

test('what a phone is told lies over neither the page’s buttons nor the field that is typed in', async ({
  browser,
}) => {
  const page = await openProduct(browser, long);
  const bar = page.locator('[data-bar]');
  await page.getByLabel('Название', { exact: true }).fill('Розы');
  // The browser keeps a draft when its page goes, so nothing has to be waited for.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Отменить изменения' }).click();
  const toast = page.locator('[data-toasts] [data-type]');
  await expect(toast.getByRole('button', { name: 'Вернуть' })).toBeVisible();
  // As high as one line of controls with the room around it.
  expect((await toast.boundingBox())?.height).toBeLessThanOrEqual(76);
  expect(await covered(page, bar)).toBe(0);
  await page.getByLabel('Название', { exact: true }).fill(`${long}, и с открыткой`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const saved = toast.filter({ hasText: 'Товар сохранён' });
  await expect(saved).toBeVisible();
  // The whole name, of up to three lines, below what happened.
  expect((await saved.boundingBox())?.height).toBeLessThanOrEqual(110);
  expect(await covered(page, bar)).toBe(0);

  const field = page.getByLabel('Описание');
  await field.evaluate((node) => {
    const { bottom } = node.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight + 110, behavior: 'instant' });
  });
  await field.focus();
  await expect.poll(() => covered(page, field)).toBe(0);
  expect(await covered(page, bar)).toBe(0);
  await page.context().close();
});
