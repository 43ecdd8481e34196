import type { Locator } from '@playwright/test';
import { type CarouselPage, openCarousel, openRow, readLinks, rests } from './carousel.ts';
import { expect, test } from './fixtures.ts';

const enabled = async ({ prev, next }: CarouselPage) => [await prev.isEnabled(), await next.isEnabled()];
const pressed = async (carousel: CarouselPage, arrow: Locator, panels: string) => {
  await arrow.click();
  await rests(carousel, panels);
};

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[2.8.1] shows one slide with five bullets; its arrows lead on and are disabled at the ends', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel--snap');
    const { next, prev, bullets, errors } = carousel;
    await rests(carousel, '1');
    await expect(bullets).toHaveCount(5);
    expect(await enabled(carousel)).toEqual([false, true]);
    for (const panel of ['2', '3', '4', '5']) await pressed(carousel, next, panel);
    await expect(bullets.nth(4)).toHaveAttribute('aria-current', 'true');
    await expect(next).toBeDisabled();
    await expect(prev).toBeFocused();
    await pressed(carousel, bullets.nth(1), '2');
    expect(await enabled(carousel)).toEqual([true, true]);
    expect(errors).toEqual([]);
  });

  test('[2.8.1] shows five bullets of twelve slides, which go along', async ({ page }) => {
    const carousel = await openCarousel(page, 'carousel--many-bullets');
    await expect(carousel.bullets).toHaveCount(5);
    await pressed(carousel, carousel.bullets.nth(4), '5');
    await expect(carousel.bullets).toHaveCount(5);
    await expect(carousel.page.getByRole('button', { name: 'Слайд 7 из 12' })).toBeVisible();
  });

  test('[2.8.1, 4.8.1] ignores arrows, bullets and keys while it moves, without a word', async ({ page }) => {
    const carousel = await openCarousel(page, 'carousel--slow');
    const { bullets, errors } = carousel;
    // In the page and frame by frame, so that no machine is too slow to meet it on its way.
    const during = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label='${name}']`);
      const inSight = () => [...document.querySelectorAll('[data-panel]:not([inert])')].map((panel) => panel.ariaLabel);
      button('Следующий слайд')?.click();
      while (inSight().length < 2) await frame();
      for (const name of ['Следующий слайд', 'Предыдущий слайд', 'Слайд 5 из 5']) button(name)?.click();
      button('Слайд 5 из 5')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      await frame();
      return inSight();
    });
    expect(during).toEqual(['1 из 5', '2 из 5']);
    await rests(carousel, '2');
    await expect(bullets.nth(1)).toHaveAttribute('aria-current', 'true');
    expect(errors).toEqual([]);
  });

  test('[4.8.1, 8.5.1] refuses to move out of range or during a move, and says so to developers only', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel--handle');
    const answer = page.getByRole('status');
    const answerTo = async (move: string) => {
      await page.getByRole('button', { name: move, exact: true }).click();
      await expect(answer).not.toHaveText(/^(…|)$/);
      return answer.textContent();
    };
    expect(await answerTo('prev')).toBe('index-out-of-range');
    expect(await answerTo('moveTo(-1)')).toBe('index-out-of-range');
    expect(await answerTo('moveTo(5)')).toBe('index-out-of-range');
    await rests(carousel, '1');
    expect(await answerTo('next twice')).toBe('animation-already-playing');
    await rests(carousel, '2');
    expect(await answerTo('moveTo(4, 0)')).toBe('done');
    expect(await carousel.seen()).toBe('5');
    expect(await answerTo('next')).toBe('index-out-of-range');
    expect(await answerTo(`moveToElement("[href='#slide-4']")`)).toBe('done');
    await rests(carousel, '4');
    expect(await answerTo('moveToElement("#none")')).toBe('element-not-found');
    expect(await answerTo('append')).toBe('not-allowed-in-framework');
    await page.getByRole('button', { name: 'hide' }).click();
    expect(await answerTo('moveTo(2)')).toBe('position-not-reachable');
    expect(carousel.errors).toEqual([]);
  });

  test('[2.8.1, 9.11.2] goes round in both directions, and circular wins over bound', async ({ page }) => {
    const carousel = await openCarousel(page, 'carousel--circular');
    expect(await enabled(carousel)).toEqual([true, true]);
    await pressed(carousel, carousel.prev, '5');
    await pressed(carousel, carousel.next, '1');
    await pressed(carousel, carousel.next, '2');
    expect(await enabled(carousel)).toEqual([true, true]);
  });

  test('is linear where there are too few panels for a circle', async ({ page }) => {
    const carousel = await openCarousel(page, 'carousel--circular-too-few');
    await rests(carousel, '1,2,3');
    await expect(carousel.prev).toBeDisabled();
  });

  test('bound keeps the last panel at the end of the view, unbound moves it to the beginning', async ({ page }) => {
    const edges = async ({ page }: CarouselPage) => {
      const view = await page.locator('[data-sliding]').boundingBox();
      const last = await page.locator('[data-panel]').last().boundingBox();
      if (!view || !last) throw new Error('not shown');
      return { left: last.x - view.x, right: view.x + view.width - last.x - last.width };
    };
    const bound = await openCarousel(page, 'carousel--bound');
    await bound.next.focus();
    await page.keyboard.press('End');
    await rests(bound, '5,6,7');
    const flush = await edges(bound);
    const unbound = await openCarousel(page, 'carousel--unbound');
    await unbound.next.focus();
    await page.keyboard.press('End');
    await rests(unbound, '7');
    const begins = await edges(unbound);
    // The view has the same room for shadows on both sides.
    expect(flush.right).toBeCloseTo(begins.left, 0);
    expect(flush.left).toBeGreaterThan(500);
  });

  test('[9.11.2] counts a fraction from 1, and renders only what is near of a virtual row', async ({ page }) => {
    const carousel = await openCarousel(page, 'carousel--virtual');
    const filled = page.locator('[data-panel]:not(:empty)');
    await expect(page.getByText('1 / 100')).toBeVisible();
    await pressed(carousel, carousel.next, '2');
    await expect(page.getByText('2 / 100')).toBeVisible();
    expect(await filled.count()).toBeLessThan(8);
  });

  test('is moved by arrow keys, Home and End, and keeps the focus in sight', async ({ page }) => {
    const carousel = await openCarousel(page, 'carousel--with-heading');
    await carousel.next.focus();
    await page.keyboard.press('End');
    await rests(carousel, '5');
    await expect(carousel.prev).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await rests(carousel, '4');
    await page.keyboard.press('Home');
    await rests(carousel, '1');
    await expect(carousel.next).toBeFocused();
    await page.getByRole('link', { name: 'Ссылка 1', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await rests(carousel, '2');
    await expect(page.getByRole('group', { name: '2 из 5' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ссылка 2', exact: true })).toBeFocused();
  });

  test('tells a screen reader what it is, which slide is shown, and hides the others', async ({ page }) => {
    const carousel = await openCarousel(page, 'carousel--with-heading');
    const region = page.getByRole('region', { name: 'Пронумерованные слайды' });
    await expect(region).toHaveAttribute('aria-roledescription', 'карусель');
    await expect(page.getByRole('group', { name: '1 из 5' })).toHaveAttribute('aria-roledescription', 'слайд');
    expect(await readLinks(page)).toEqual(['Ссылка 1']);
    await expect(page.getByText('Слайд 2 из 5')).toHaveCount(0);
    await pressed(carousel, carousel.next, '2');
    await expect(page.getByText('Слайд 2 из 5')).toHaveAttribute('aria-live', 'polite');
    expect(await readLinks(page)).toEqual(['Ссылка 2']);
  });

  test.describe('for who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('is at the next slide at once, even if an animation would take four seconds', async ({ page }) => {
      const carousel = await openCarousel(page, 'carousel--slow');
      await carousel.next.click();
      expect(await carousel.seen()).toBe('2');
    });
  });

  test('is a row that scrolls where its engine never comes', async ({ context }) => {
    const page = await context.newPage();
    const lost = new Set<string>();
    await page.route('**/*.js', async (route) => {
      const address = route.request().url();
      if (lost.has(address)) return route.abort();
      const answer = await route.fetch();
      // What moves a carousel is keen-slider, which comes with the engine.
      if (!(await answer.text()).includes('animationStopped')) return route.fulfill({ response: answer });
      lost.add(address);
      return route.abort();
    });
    const { view, next, errors } = await openRow(page, 'carousel--snap');
    await expect.poll(() => lost.size).toBe(1);
    const shown = (panel: number) =>
      expect(page.getByRole('group', { name: `${panel} из 5` })).toBeInViewport({ ratio: 0.9 });
    await shown(1);
    await next.click();
    await shown(2);
    await view.hover();
    await page.mouse.wheel(900, 0);
    await shown(3);
    await next.click();
    await shown(4);
    await next.click();
    await shown(5);
    await expect(next).toBeDisabled();
    await expect(page.locator('[data-sliding]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});
