import { defineConfig } from '@playwright/test';
import { findBrowser } from 'tooling/browser';
import { ofProof } from 'tooling/proofs';
import { platform, platformsVariable } from './support/platform.ts';

const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--no-proxy-server',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browser tests of the built product, two at a time (a third makes two processors late), each worker with a browser and a platform of its own, which the set-up starts. */
export default defineConfig({
  testDir: '.',
  // Proofs release everything, or install from the registry of packages: minutes each.
  testMatch: ofProof('**/*.e2e.ts', '**/*.{e2e,proof}.ts'),
  globalSetup: './support/set-up.ts',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  // Limits end what hangs; a busy machine is slow, not broken.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 90_000 } },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    // Only workers have a platform, and they read this anew.
    baseURL: process.env.TEST_PARALLEL_INDEX && process.env[platformsVariable] && platform.origin(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace takes a third of the processor's time; `--trace retain-on-failure` asks for it.
    launchOptions: { executablePath: findBrowser(), args: flags },
  },
});
