import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { seenBelowCut } from './phone-checks.ts';
import { openStory } from './stories.ts';

/** Where it stands once everything that was moving has come to rest: a dialog rises for 200 ms when it opens. */
const boxOf = async (locator: Locator) => {
  await locator.waitFor();
  await locator.page().evaluate(async () => {
    const moves = document.getAnimations().filter((move) => move.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moves.map((move) => move.finished));
  });
  const box = await locator.boundingBox();
  if (!box) throw new Error('it has no box');
  return box;
};

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 720 } });

  test('a toast that can be taken back is two lines high: what can be done stands beside the words, and the cross is for keys', async ({
    page,
  }) => {
    await openStory(page, 'toasts--with-action');
    const toast = page.getByRole('region', { name: 'Уведомления' }).getByRole('status');
    const words = await boxOf(toast.getByText('Пионы «Сара Бернар»'));
    const action = await boxOf(toast.getByRole('button', { name: 'Отменить' }));
    const cross = toast.getByRole('button', { name: 'Закрыть' });
    expect((await boxOf(toast)).height).toBeLessThanOrEqual(76);
    expect(words.width).toBeGreaterThan(150);
    expect(action.x).toBeGreaterThanOrEqual(words.x + words.width);
    await expect(cross).toHaveCSS('clip-path', 'inset(50%)');
    await cross.focus();
    await expect(cross).toHaveCSS('clip-path', 'none');
  });

  test('a toast says its whole sentence', async ({ page }) => {
    await openStory(page, 'toasts--long-words');
    const words = page.getByRole('region', { name: 'Уведомления' }).locator('[data-type] > div');
    await expect(words).toHaveCount(2);
    for (const shown of await words.all()) {
      expect(await shown.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
        1,
      );
    }
  });

  test('a long name of an order’s product ends with its third line', async ({ page }) => {
    await openStory(page, 'lineitem--long-link', { area: 'office' });
    const words = page.getByRole('link').locator('span');
    expect(await words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
    expect(await seenBelowCut(page)).toEqual([]);
  });

  test('a chart’s bars are alike, and nothing of it is beyond its edges', async ({ page }) => {
    await openStory(page, 'barchart--weeks', { area: 'office' });
    for (const chart of await page.getByRole('figure').all()) {
      const { beyond, widths } = await chart.evaluate((figure) => {
        const { left, right } = figure.getBoundingClientRect();
        const boxes = [...figure.querySelectorAll('rect, text, span')].map((part) => part.getBoundingClientRect());
        const bars = [...figure.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().width);
        return {
          beyond: boxes.filter((box) => box.left < left - 0.5 || box.right > right + 0.5).length,
          widths: Math.max(...bars) - Math.min(...bars),
        };
      });
      expect(beyond).toBe(0);
      expect(widths).toBeLessThan(1);
    }
  });

  test('the cross of a question stands beside its first line, however long the name in it', async ({ page }) => {
    await openStory(page, 'confirmdialog--long-title', { area: 'office' });
    const dialog = page.getByRole('alertdialog');
    const title = await boxOf(dialog.getByRole('heading'));
    const cross = await boxOf(dialog.getByRole('button', { name: 'Закрыть' }));
    expect(title.height).toBeGreaterThan(60);
    expect(Math.abs(cross.y + cross.height / 2 - (title.y + 11))).toBeLessThan(4);
  });
});

test("the plus that adds a row stands under the left edge of the rows' fields", async ({ page }) => {
  await openStory(page, 'sizelist--rows', { area: 'office' });
  // The box around the input has the border.
  const field = await boxOf(page.getByRole('textbox').first().locator('..'));
  const plus = await boxOf(page.getByRole('button', { name: 'Ещё размер' }).locator('svg'));
  expect(Math.abs(plus.x - field.x)).toBeLessThan(4);
});

test('[9.1.2, 9.2.1] the crop of a product is square, and shows the 3 : 3.5 of it that a card will show', async ({
  page,
}) => {
  await openStory(page, 'cropdialog--product', { area: 'office' });
  const seen = await boxOf(page.locator('[data-seen]'));
  expect(seen.width / seen.height).toBeCloseTo(3 / 3.5, 1);
  await expect(page.getByText(/видно то, что между пунктирными линиями/)).toBeVisible();
});

test('the rail of a slider is dark in a dark theme, and the focus is drawn inside of its place, off the words', async ({
  page,
}) => {
  await openStory(page, 'cropdialog--product', { area: 'office', theme: 'dark' });
  const slider = page.getByLabel('Масштаб');
  // A dialog takes the focus when it opens: it has it by the time its picture is there. A key makes the focus seen, which a
  // browser does not draw where a finger or a mouse was last, as in the tests that this page served before.
  await expect(page.locator('[data-seen]')).toBeVisible();
  await slider.press('ArrowRight');
  await expect(slider).toBeFocused();
  const look = await slider.evaluate((input) => {
    const { appearance, outlineOffset } = getComputedStyle(input);
    return { appearance, outlineOffset };
  });
  expect(look).toEqual({ appearance: 'none', outlineOffset: '-6px' });
});
