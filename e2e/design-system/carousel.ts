import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { type Look, openStory } from './stories.ts';

/** Longer than the last moment that counts as a flick: who holds still before a release does not throw. */
const still = 160;

export interface CarouselPage {
  page: Page;
  errors: string[];
  view: Locator;
  next: Locator;
  prev: Locator;
  bullets: Locator;
  seen: () => Promise<string>;
  drag: (delta: number, from?: Locator) => Promise<void>;
}

const middle = async (element: Locator): Promise<{ x: number; y: number }> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

const parts = (page: Page, errors: string[]): CarouselPage => ({
  page,
  errors,
  view: page.locator(':has(> * > [data-panel])').last(),
  next: page.getByRole('button', { name: 'Следующий слайд' }),
  prev: page.getByRole('button', { name: 'Предыдущий слайд' }),
  bullets: page.getByRole('group', { name: 'Выбор слайда' }).getByRole('button'),
  seen: () =>
    page
      .locator('[data-panel]:not([inert])')
      .evaluateAll((all) => all.map((panel) => panel.ariaLabel?.split(' ')[0]).join(',')),
  drag: async (delta, from) => {
    const { x, y } = await middle(from ?? page.locator('[data-sliding]'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + delta, y, { steps: 6 });
    await page.waitForTimeout(still);
    await page.mouse.up();
  },
});

export async function openRow(page: Page, story: string, look?: Look): Promise<CarouselPage> {
  const errors = errorsOf(page);
  await openStory(page, story, look);
  return parts(page, errors);
}

export async function openCarousel(page: Page, story: string, look?: Look): Promise<CarouselPage> {
  const carousel = await openRow(page, story, look);
  await page.locator('[data-sliding]').waitFor();
  return carousel;
}

/** The strip's place in three frames, one after the other: it glides ever slower, long after the next panel is all that is seen. */
const places = (page: Page): Promise<string[]> =>
  page.locator(':has(> [data-panel])').evaluate(async (strip: HTMLElement) => {
    const seen: string[] = [];
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
      seen.push(strip.style.transform);
    }
    return seen;
  });

export async function rests({ page, seen }: CarouselPage, panels: string): Promise<void> {
  await expect
    .poll(async () => (new Set(await places(page)).size === 1 ? seen() : 'moves'), { intervals: [100] })
    .toBe(panels);
}

export async function finger(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  return async (from: Locator, { x: aside = 0, y: along = 0 }: { x?: number; y?: number }) => {
    const { x, y } = await middle(from);
    const steps = 6;
    await touch('touchStart', x, y);
    for (let step = 1; step <= steps; step++) {
      await touch('touchMove', x + (aside * step) / steps, y + (along * step) / steps);
    }
    await page.waitForTimeout(still);
    await touch('touchEnd');
  };
}

export async function readLinks(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const links = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'link');
  return links.map(({ name }) => String(name?.value));
}
