import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';

/** The workbench's tests alone, without a platform: `npx playwright test -c e2e/design-system/playwright.config.ts`. */
export default defineConfig({ ...config, testDir: '.', outputDir: '../../test-results', globalSetup: './set-up.ts' });
