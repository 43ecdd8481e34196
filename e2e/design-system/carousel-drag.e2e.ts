import { finger, openCarousel, rests } from './carousel.ts';
import { expect, test } from './fixtures.ts';

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[9.11.1] goes back after a drag of 39 px and on after one of 40', async ({ page }) => {
    const carousel = await openCarousel(page, 'carousel--snap');
    await carousel.drag(-39);
    await rests(carousel, '1');
    await carousel.drag(-40);
    await rests(carousel, '2');
    await carousel.drag(39);
    await rests(carousel, '2');
    await carousel.drag(40);
    await rests(carousel, '1');
    expect(carousel.errors).toEqual([]);
  });

  test('[9.11.2] strict moves by one panel however far it is dragged, snap by as many', async ({ page }) => {
    const strict = await openCarousel(page, 'carousel--strict');
    await strict.drag(-1000);
    await rests(strict, '2,3,4');
    const snap = await openCarousel(page, 'carousel--unbound');
    await snap.drag(-1000);
    await rests(snap, '3,4,5');
  });

  test('opens a link that is clicked, and none that is dragged', async ({ page }) => {
    const carousel = await openCarousel(page, 'carousel--snap');
    const link = page.getByRole('link', { name: 'Ссылка 1', exact: true });
    await carousel.drag(-12, link);
    await rests(carousel, '1');
    expect(new URL(page.url()).hash).toBe('');
    await link.click();
    expect(new URL(page.url()).hash).toBe('#slide-1');
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[9.11.1] goes back after a finger went 39 px and on after 40; up and down belong to the page', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'productcarousel--twelve', { brand: 'mum' });
    const swipe = await finger(page);
    const swiped = (delta: { x?: number; y?: number }) => swipe(page.locator('[data-sliding]'), delta);
    await swiped({ x: -39 });
    await rests(carousel, '1');
    await swiped({ x: -40 });
    await rests(carousel, '2');
    await swiped({ x: 150 });
    await rests(carousel, '1');
    await page.evaluate(() => document.body.style.setProperty('min-height', '2000px'));
    await swiped({ x: 10, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await carousel.seen()).toBe('1');
    expect(carousel.errors).toEqual([]);
  });
});
