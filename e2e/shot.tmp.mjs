import { chromium } from '@playwright/test';
import { findBrowser } from 'tooling/browser';

const [, , out, host, path, ...opts] = process.argv;
const width = Number(opts.find((o) => /^\d+$/.test(o)) ?? 1280);
const dark = opts.includes('dark');
const full = opts.includes('full');
const who = opts.find((o) => o.startsWith('as='))?.slice(3);
const click = opts.filter((o) => o.startsWith('click=')).map((o) => o.slice(6));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--no-proxy-server'] });
const context = await browser.newContext({
  viewport: { width, height: width < 600 ? 780 : 900 },
  locale: 'ru-RU',
  deviceScaleFactor: 1,
});
const origin = `http://${host}.localhost:3300`;
if (dark) await context.addCookies([{ name: 'b2b_theme', value: 'dark', url: origin, secure: true }]);
const page = await context.newPage();
page.on('pageerror', (e) => console.log('pageerror', e.message));
if (who) {
  await page.goto(`${origin}/b2b/merchant/sign-in`);
  await page.getByLabel(/почта/i).first().fill(`${who}@demo.local`);
  await page.locator('input[type=password]').first().fill('demo-demo');
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL((u) => !u.pathname.includes('sign-in'));
}
await page.goto(origin + path, { waitUntil: 'networkidle' });
for (const c of click) {
  await page
    .getByRole(c.split(':')[0], { name: c.split(':')[1] })
    .first()
    .click();
  await page.waitForTimeout(500);
}
await page.waitForTimeout(300);
const to = Number(opts.find((o) => o.startsWith('y='))?.slice(2) ?? 0);
if (to) {
  await page.evaluate((y) => scrollTo(0, y), to);
  await page.waitForTimeout(600);
}
if (full) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((r) => setTimeout(r, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(300);
}
await page.screenshot({ path: `/tmp/shots/${out}.png`, fullPage: full });
await browser.close();
