import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { allStories, openStory, type Story } from './stories.ts';

export const groups = ['Theme', 'Layout', 'Actions', 'Forms', 'Feedback', 'Shop', 'Office'] as const;

export async function openStories(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openStory(page, 'button--variants');
  return page;
}

export async function everyStory(
  group: (typeof groups)[number],
  page: Page,
  visit: (story: Story, index: number) => Promise<string[]>,
): Promise<string[]> {
  const stories = (await allStories(new URL(page.url()).origin)).filter(({ title }) => title.startsWith(`${group}/`));
  if (stories.length === 0) throw new Error(`The workbench has no stories in ${group}.`);
  const complaints: string[] = [];
  // All that a sample looks at in one brand come before those of the other: changing it takes as long as a story.
  for (const [index, story] of [...stories.entries()].sort(([one], [other]) => (one % 2) - (other % 2))) {
    const found = await visit(story, index).catch((error: Error) => [`fails: ${error.message}`]);
    complaints.push(...found.map((complaint) => `${story.id}: ${complaint}`));
  }
  return complaints;
}
