import type { Page } from '@playwright/test';

/** Redux tells how long its own checks take on a busy machine. */
const isAboutThePage = (text: string): boolean => !text.includes('InvariantMiddleware took');

/** Everything that a page complains of from now on: hydration that does not fit, what the policy forbids, errors of scripts. */
export function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && isAboutThePage(message.text());
    if (isComplaint) heard.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
