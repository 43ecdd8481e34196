import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { expect, test } from './fixtures.ts';
import { openStory } from './stories.ts';

// Scroll bars that take room, as on a desktop.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const fill = (page: Page) =>
  page.evaluate(() => {
    // A font that is there already: one that comes later would move the text.
    const font = 'font:16px monospace';
    const tall = document.createElement('div');
    tall.style.cssText = `height:3000px;display:flex;justify-content:center;${font}`;
    const middle = document.createElement('b');
    middle.id = 'middle';
    middle.textContent = 'middle';
    tall.append(middle);
    const fixed = document.createElement('b');
    fixed.id = 'fixed';
    fixed.style.cssText = `position:fixed;right:0;top:0;${font}`;
    fixed.textContent = 'fixed';
    document.body.append(tall, fixed);
  });

const places = (page: Page) =>
  page.evaluate(() =>
    ['middle', 'fixed'].map((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().left ?? -1)),
  );

test('[2.12.1] the page behind a dialog does not scroll, nor jump when it is locked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openStory(page, 'modal--opened');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await fill(page);
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await places(page);
  await page.getByRole('button', { name: 'Добавить категорию' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await places(page)).toEqual(before);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await places(page)).toEqual(before);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // What was added outside of the story would stay on the page that the tests share.
  await page.goto('about:blank');
});

test('[4.7.1] of two dialogs only the upper one can be reached, and the focus comes back step by step', async ({
  page,
}) => {
  await openStory(page, 'modal--one-over-another');
  const lower = page.getByRole('dialog', { name: 'Фильтры' });
  const upper = page.getByRole('dialog', { name: 'Поверх' });
  const more = page.getByRole('button', { name: 'Ещё одно окно' });
  await more.click();
  await expect(upper).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]')?.textContent)).toContain(
      'Поверх',
    );
  }
  await page.keyboard.press('Escape');
  await expect(upper).toBeHidden();
  await expect(lower).toBeVisible();
  await expect(more).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lower).toBeHidden();
});

test('[9.10.1] moves for 200 ms, and not at all for who asks for less motion', async ({ page }) => {
  const duration = () => page.getByRole('dialog').evaluate((node) => getComputedStyle(node).animationDuration);
  await openStory(page, 'modal--dialog-small');
  expect(await duration()).toBe('0.2s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('[2.12.2] is as wide as its size says, and the whole width of a phone', async ({ page }) => {
  const width = async (story: string) => {
    await openStory(page, story);
    // Its width in the layout: while it moves in, what is painted is a little smaller.
    return page.getByRole('dialog').evaluate((dialog: HTMLElement) => dialog.offsetWidth);
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  expect([await width('modal--dialog-small'), await width('modal--dialog-large')]).toEqual([480, 760]);
  expect(await width('modal--modal-large')).toBe(960);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await width('modal--sidebar-right')).toBe(360);
});
