import type { LaunchOptions } from 'playwright-core';
import { findBrowser } from '../test/browser.ts';

export function measuringBrowser(): LaunchOptions | null {
  const executablePath = findBrowser();
  if (!executablePath) return null;
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}
