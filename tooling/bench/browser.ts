import type { LaunchOptions } from 'playwright-core';
import { findBrowser } from '../test/browser.ts';

/** How to start the browser that measures; null where this machine has none. */
export function measuringBrowser(): LaunchOptions | null {
  const executablePath = findBrowser();
  if (!executablePath) return null;
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}
