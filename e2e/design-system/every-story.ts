import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { allStories, openStory, type Story } from './stories.ts';

/** The workbench's groups, in the order of the design system's public surface. */
export const groups = ['Theme', 'Layout', 'Actions', 'Forms', 'Feedback', 'Shop', 'Office'] as const;

/**
 * Has every story of a group visited, on a page that stays open.
 * @param visit answers what is wrong with a story; it shows the story itself, in every look it wants
 * @returns all complaints, each with its story
 */
export async function everyStory(
  group: (typeof groups)[number],
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page, story: Story, index: number) => Promise<string[]>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const stories = (await allStories(options.baseURL ?? '')).filter(({ title }) => title.startsWith(`${group}/`));
  const complaints: string[] = [];
  const [first] = stories;
  if (!first) throw new Error(`The workbench has no stories in ${group}.`);
  // Nothing moves, so that what is measured is what stays.
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openStory(page, first.id);
  await prepare(page);
  for (const [index, story] of stories.entries()) {
    const found = await visit(page, story, index).catch((error: Error) => [`fails: ${error.message}`]);
    complaints.push(...found.map((complaint) => `${story.id}: ${complaint}`));
  }
  await context.close();
  return complaints;
}
