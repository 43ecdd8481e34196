import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';

test.use({ viewport: { width: 360, height: 740 } });

interface Seen {
  started: number;
  names: string[][];
}

const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { started: 0, names: [] };
    Object.assign(window, { seen });
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('*')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none');
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = ((update: () => void) => {
      seen.started += 1;
      seen.names.push(named());
      return start(() => {
        update();
        seen.names.push(named());
      });
    }) as typeof document.startViewTransition;
  });
const seenOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const namesNow = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).viewTransitionName !== 'none')
        .length,
  );

async function openFromList(page: Page): Promise<number> {
  await page.goto('/b2b/shop/verbena');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('main').getByRole('article').nth(3);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(200);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator('[data-part="gallery"]')).toBeVisible();
  return scrolled;
}
const scrollPlace = (page: Page) => page.evaluate(() => window.scrollY);

test('a product’s picture goes from its card to its page and back, and the list stands where it stood', async ({
  page,
}) => {
  await watchTransitions(page);
  const scrolled = await openFromList(page);
  await expect.poll(() => namesNow(page)).toBe(1);
  expect(await scrollPlace(page)).toBe(0);
  const name = 'pressed-picture';
  expect(await seenOf(page)).toEqual({
    started: 1,
    names: [
      ['root', name],
      ['root', name],
    ],
  });

  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').nth(3)).toBeInViewport();
  await expect.poll(() => scrollPlace(page)).toBe(scrolled);
  await expect.poll(() => namesNow(page)).toBe(1);
  expect(await seenOf(page)).toEqual({ started: 2, names: Array.from({ length: 4 }, () => ['root', name]) });
});

test('whoever wants less motion gets the page without a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  const scrolled = await openFromList(page);
  await page.goBack();
  await expect.poll(() => scrollPlace(page)).toBe(scrolled);
  expect(await seenOf(page)).toEqual({ started: 0, names: [] });
});
