import type { Page } from '@playwright/test';

/** Everything that a page complains of from now on: hydration that does not fit, what the policy forbids, errors of scripts. */
export function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
