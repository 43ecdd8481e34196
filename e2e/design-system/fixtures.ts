import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, type Page } from '@playwright/test';
import { buildWorkbench, serveFolder } from 'tooling/workbench';

/**
 * The built workbench, which `npm test` makes before. Without it, it is built once for all workers and files of a run: whoever makes
 * its place first builds, the others wait.
 */
async function built(): Promise<string> {
  const folder = process.env.B2B_E2E_WORKBENCH ?? '';
  const building = `${folder}-being-built`;
  if (!existsSync(folder) && mkdirSync(building, { recursive: true })) {
    await buildWorkbench(join(building, 'built'), { bare: true });
    renameSync(join(building, 'built'), folder);
  }
  while (!existsSync(folder)) await sleep(200);
  return folder;
}

/**
 * `test` for pages of the design system's workbench: addresses are relative to it, and a worker's tests share a page for each kind of
 * browser, which changes its story instead of being loaded anew. `WORKBENCH_ORIGIN` names a workbench that runs already (`npm run
 * workbench`), so that nothing is built.
 */
export const test = base.extend<object, { workbenchOrigin: string; pagesByKind: Map<string, Page> }>({
  workbenchOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const running = process.env.WORKBENCH_ORIGIN;
      if (running) return use(running);
      const server = await serveFolder(await built());
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ workbenchOrigin }, use) => use(workbenchOrigin),
  pagesByKind: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, pagesByKind, baseURL, viewport, hasTouch, isMobile, contextOptions }, use) => {
    const kind = JSON.stringify([hasTouch, isMobile, contextOptions]);
    const page = pagesByKind.get(kind) ?? (await (await browser.newContext({ baseURL })).newPage());
    pagesByKind.set(kind, page);
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null, forcedColors: null });
    if (viewport) await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
    await use(page);
  },
});

export { expect } from '@playwright/test';
