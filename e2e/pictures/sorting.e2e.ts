import { expect, type Page, test } from '@playwright/test';
import { platform } from '../support/platform.ts';
import { middleOf, touch } from './gestures.ts';
import { choosePictures, openPictureEditor, order } from './new-product.ts';

const lines = (page: Page) =>
  page
    .locator('li[data-drop]')
    .evaluateAll((all) =>
      all.map(
        (item) => `${[...(item.parentElement?.children ?? [])].indexOf(item) + 1} ${item.getAttribute('data-drop')}`,
      ),
    );

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 832 }, baseURL: platform.brand('bloom') });

  test('[2.13.3] sorts pictures with the mouse, with a line at the closest edge', async ({ page }) => {
    const editor = await openPictureEditor(page);
    const { thumbs, errors } = editor;
    await choosePictures(editor, ['red', 'green', 'blue']);
    const from = await middleOf(thumbs.nth(0));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const seen: Record<string, string[]> = {};
    for (const [name, share] of Object.entries({ upper: 0.3, lower: 0.7 })) {
      const to = await middleOf(thumbs.nth(2), share);
      await page.mouse.move(to.x, to.y, { steps: 4 });
      seen[name] = await lines(page);
    }
    const next = await middleOf(thumbs.nth(1), 0.3);
    await page.mouse.move(next.x, next.y, { steps: 4 });
    seen['before its own next neighbour'] = await lines(page);
    const away = await middleOf(page.getByLabel('Название', { exact: true }));
    await page.mouse.move(away.x, away.y, { steps: 4 });
    seen.outside = await lines(page);
    expect(seen).toEqual({ upper: ['3 top'], lower: ['3 bottom'], 'before its own next neighbour': [], outside: [] });
    await page.mouse.up();
    expect(await order(editor)).toEqual(['red', 'green', 'blue']);

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const to = await middleOf(thumbs.nth(2), 0.3);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    expect(await lines(page)).toEqual([]);
    expect(await order(editor)).toEqual(['green', 'red', 'blue']);
    expect(errors).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, baseURL: platform.brand('mum') });

  test('[2.13.3] sorts pictures with a finger that stays; one that goes on scrolls', async ({ page }) => {
    const editor = await openPictureEditor(page);
    const { thumbs, errors } = editor;
    await choosePictures(editor, ['red', 'green', 'blue']);
    await thumbs.nth(2).scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const path = async (wait: number) => {
      const from = await middleOf(thumbs.nth(2));
      const to = await middleOf(thumbs.nth(0), 0.3);
      await touch(session, 'touchStart', [from]);
      await page.waitForTimeout(wait);
      for (const share of [0.1, 0.3, 0.6, 1]) {
        await touch(session, 'touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * share }]);
        await page.waitForTimeout(30);
      }
      const seen = await lines(page);
      await touch(session, 'touchEnd', []);
      return seen;
    };
    expect(await path(0)).toEqual([]);
    expect(await order(editor)).toEqual(['red', 'green', 'blue']);
    await thumbs.nth(0).scrollIntoViewIfNeeded();
    expect(await path(500)).toEqual(['1 top']);
    expect(await order(editor)).toEqual(['blue', 'red', 'green']);
    expect(errors).toEqual([]);
  });
});
