import { defineConfig } from '@playwright/test';
import { findBrowser } from 'tooling/browser';

/** Chromium's sandbox does not work for root; what it calls home about has no place in a test. */
const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--no-proxy-server',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browser tests of the built product: one platform for all of them, started by the set-up. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/set-up.ts',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env.B2B_ORIGIN,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: flags },
  },
});
