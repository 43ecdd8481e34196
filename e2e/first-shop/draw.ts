import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from 'tooling/browser';
import { brandOrigin } from 'tooling/platform';
import { Hand } from './effort.ts';
import { renderGuide } from './guide.ts';
import { openFirstShop } from './open-first-shop.ts';

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const docs = fileURLToPath(new URL('../../docs', import.meta.url));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--no-proxy-server'],
});
try {
  const context = await browser.newContext({
    baseURL: brandOrigin('bloom', Number(new URL(address).port)),
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1.5,
    hasTouch: true,
    isMobile: true,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const hand = new Hand(page, `${docs}/pictures/first-shop`);
  const start = Date.now();
  await openFirstShop(page, hand);
  writeFileSync(`${docs}/first-shop.md`, renderGuide(hand.steps, (Date.now() - start) / 1000));
} finally {
  await browser.close();
}
