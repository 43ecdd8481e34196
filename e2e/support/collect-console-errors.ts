import type { Page } from '@playwright/test';

/** How long something took is the machine's doing: Redux and browsers tell of it on a busy one. */
const isRelevant = (text: string): boolean => !/\btook \d+(?:\.\d+)? ?ms\b/.test(text);

export function collectConsoleErrors(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || !isRelevant(message.text())) return;
    messages.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
