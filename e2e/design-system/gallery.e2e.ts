import type { Page } from '@playwright/test';
import { finger } from './carousel.ts';
import { expect, test } from './fixtures.ts';
import { openStory } from './stories.ts';

const strip = (page: Page) => page.getByRole('group', { name: /^Картинки/ });
const thumb = (page: Page, number: number) => page.getByRole('button', { name: `Показать картинку ${number}` });
const shown = (page: Page, number: number) =>
  expect(page.getByRole('img', { name: new RegExp(`картинка ${number}$`) })).toBeInViewport({ ratio: 0.9 });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[2.9.1] shows the picture whose thumbnail is chosen, and the next one by an arrow key', async ({ page }) => {
    await openStory(page, 'productgallery--several');
    await shown(page, 1);
    await thumb(page, 3).click();
    await expect(thumb(page, 3)).toHaveAttribute('aria-current', 'true');
    await shown(page, 3);
    await strip(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
    await shown(page, 2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('follows a finger from picture to picture', async ({ page }) => {
    await openStory(page, 'productgallery--several', { brand: 'mum' });
    const swipe = await finger(page);
    await swipe(strip(page), { x: -250 });
    await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
    await shown(page, 2);
    await swipe(strip(page), { x: 40 });
    await expect.poll(() => strip(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBe(1);
    await swipe(strip(page), { x: 250 });
    await shown(page, 1);
    await expect(thumb(page, 1)).toHaveAttribute('aria-current', 'true');
  });
});
