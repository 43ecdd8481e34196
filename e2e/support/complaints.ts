import type { Page } from '@playwright/test';

/** How long something took is the machine's doing: Redux and browsers tell of it on a busy one. */
const isAboutThePage = (text: string): boolean => !/\btook \d+(?:\.\d+)? ?ms\b/.test(text);

export function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && isAboutThePage(message.text());
    if (isComplaint) heard.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
