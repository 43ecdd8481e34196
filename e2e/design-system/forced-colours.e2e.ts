import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openStory } from './stories.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const lookOf = (mark: Locator, pseudo?: string) =>
  mark.evaluate((node, which) => {
    const { backgroundColor, outlineStyle } = getComputedStyle(node, which);
    return { backgroundColor, outlineStyle };
  }, pseudo);

test('with forced colours the steps of an order have frames, and those that are done are filled', async ({ page }) => {
  await openStory(page, 'statustrack--marks');
  const accepted = page.locator('[data-status=accepted] i');
  const [done, next] = [await lookOf(accepted.first()), await lookOf(accepted.last())];
  expect([done.outlineStyle, next.outlineStyle]).toEqual(['solid', 'solid']);
  expect(done.backgroundColor).not.toBe(next.backgroundColor);
  await openStory(page, 'statustrack--progress');
  const steps = page.locator('[data-status=accepted] > li');
  const [first, last] = [await lookOf(steps.first(), '::before'), await lookOf(steps.last(), '::before')];
  expect([first.outlineStyle, last.outlineStyle]).toEqual(['solid', 'solid']);
  expect(first.backgroundColor).not.toBe(last.backgroundColor);
});

test('with forced colours a link in words has no frame that would touch them, and badges have theirs', async ({
  page,
}) => {
  await openStory(page, 'link--variants');
  for (const link of await page.getByRole('link').all()) await expect(link).toHaveCSS('border-top-style', 'none');
  await openStory(page, 'moneybadge--all');
  const badge = page.locator('[data-tone]').first();
  expect((await lookOf(badge)).outlineStyle).toBe('solid');
});

test('with forced colours a sample of a colour shows the colour', async ({ page }) => {
  await openStory(page, 'looksamples--all');
  const samples = page.locator('span[aria-hidden=true]');
  await expect(samples.first()).toHaveCSS('background-image', /linear-gradient/);
});
