import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { allStories, openStory, type Story } from './stories.ts';

/** How many pages work at once: one for each core of a small machine. */
const pages = 2;

/** The workbench's groups, in the order of the design system's public surface. */
export const groups = ['Theme', 'Layout', 'Actions', 'Forms', 'Feedback', 'Shop', 'Office'] as const;

/**
 * Has every story of a group visited, on few pages that stay open.
 * @param visit answers what is wrong with a story; it shows the story itself, in every look it wants
 * @returns all complaints, each with its story
 */
export async function everyStory(
  group: (typeof groups)[number],
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page, story: Story) => Promise<string[]>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const left = (await allStories(options.baseURL ?? '')).filter(({ title }) => title.startsWith(`${group}/`));
  const complaints: string[] = [];
  const [first] = left;
  if (!first) throw new Error(`The workbench has no stories in ${group}.`);
  const work = async () => {
    // Nothing moves, so that what is measured is what stays.
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openStory(page, first.id);
    await prepare(page);
    for (let story = left.shift(); story; story = left.shift()) {
      const { id } = story;
      const found = await visit(page, story).catch((error: Error) => [`fails: ${error.message}`]);
      complaints.push(...found.map((complaint) => `${id}: ${complaint}`));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: pages }, work));
  return complaints.sort();
}
