import type { Page } from '@playwright/test';

/** React has taken the page over: it has put its handlers to the root's children. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#root main, #root header') ?? {}).some((key) => key.startsWith('__react')),
  );
