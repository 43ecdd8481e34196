import type { Page } from '@playwright/test';
import { ofProof } from 'tooling/proofs';
import { bringAxe, findings, findingsInOtherTheme } from '../support/axe.ts';
import { everyStory, groups, openStories } from './every-story.ts';
import { expect, test } from './fixtures.ts';
import { brands, switchStory } from './stories.ts';

/** What a component alone cannot have: only a whole page has one main heading and landmarks around everything. */
const rules = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'landmark-one-main': { enabled: false },
};

test.use({ screenshot: 'off' });

let page: Page;
test.beforeAll(async ({ browser, workbenchOrigin }) => {
  page = await openStories(browser, { baseURL: workbenchOrigin, viewport: { width: 1280, height: 800 } });
  await bringAxe(page);
});
test.afterAll(() => page.context().close());

for (const group of groups) {
  test(`axe finds nothing on the stories of ${group}, in either brand, light and dark`, async () => {
    test.setTimeout(300_000);
    const found = await everyStory(group, page, async ({ id }, index) => {
      const complaints: string[] = [];
      // The sample looks at every other story in one brand, at those between in the other.
      for (const brand of brands.slice(...ofProof([index % 2, (index % 2) + 1], [0, 2]))) {
        await switchStory(page, id, { brand, theme: 'light' });
        const those = [...(await findings(page, { rules })), ...(await findingsInOtherTheme(page))];
        complaints.push(...those.map((complaint) => `${brand}: ${complaint}`));
      }
      return complaints;
    });
    expect(found).toEqual([]);
  });
}
