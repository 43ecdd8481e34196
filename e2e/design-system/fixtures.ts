import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { buildWorkbench, serveFolder } from 'tooling/workbench';

/** Builds the workbench, once for all workers and files of a run: whoever makes its folder first builds, the others wait. */
async function built(): Promise<string> {
  const place = process.env.B2B_E2E_WORKBENCH ?? '';
  const folder = join(place, 'built');
  if (mkdirSync(place, { recursive: true })) {
    await buildWorkbench(join(place, 'being-built'), { bare: true });
    renameSync(join(place, 'being-built'), folder);
  }
  while (!existsSync(folder)) await sleep(200);
  return folder;
}

/**
 * `test` for pages of the design system's workbench: addresses are relative to it. `WORKBENCH_ORIGIN` names one that runs already
 * (`npm run workbench`), so that nothing is built.
 */
export const test = base.extend<object, { workbenchOrigin: string }>({
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
});

export { expect } from '@playwright/test';
