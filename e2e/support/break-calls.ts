import type { Page, Route } from '@playwright/test';
import { problemOf } from 'shared-contracts';

const broken = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    contentType: 'application/problem+json',
    body: JSON.stringify(problemOf('internal', 'e2e')),
  });

const endsWith = (path: string) => (url: URL) => url.pathname.endsWith(path);

export const breakOnce = (page: Page, path: string): Promise<unknown> =>
  page.route(endsWith(path), broken, { times: 1 });

export async function breakCalls(page: Page, path: string): Promise<() => Promise<void>> {
  const matches = endsWith(path);
  await page.route(matches, broken);
  return () => page.unroute(matches, broken);
}
