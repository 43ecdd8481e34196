import type { Page } from '@playwright/test';
import { ofProof } from 'tooling/proofs';
import { everyStory, groups, openStories } from './every-story.ts';
import { expect, test } from './fixtures.ts';
import { seenBelowCut, sideways, tooSmall, unseenFocus } from './phone-checks.ts';
import { brands, switchStory } from './stories.ts';

test.use({ screenshot: 'off' });

let page: Page;
test.beforeAll(async ({ browser, workbenchOrigin }) => {
  const viewport = { width: 320, height: 640 };
  page = await openStories(browser, { baseURL: workbenchOrigin, viewport, hasTouch: true });
});
test.afterAll(() => page.context().close());

for (const group of groups) {
  test(`on a phone of 320 px the stories of ${group} do not scroll sideways, cut texts between lines, fit a finger and show their focus`, async () => {
    test.setTimeout(300_000);
    const found = await everyStory(group, page, async ({ id, title }, index) => {
      const complaints: string[] = [];
      // What the carousel's own stories slide is there to be told apart, not to be pressed.
      const checks =
        title === 'Shop/Carousel'
          ? [sideways, seenBelowCut, unseenFocus]
          : [sideways, seenBelowCut, tooSmall, unseenFocus];
      // The sample looks at every other story in one brand, at those between in the other.
      for (const brand of brands.slice(...ofProof([index % 2, (index % 2) + 1], [0, 2]))) {
        await switchStory(page, id, { brand, theme: 'light' });
        for (const check of checks) complaints.push(...(await check(page)).map((what) => `${brand}: ${what}`));
      }
      return complaints;
    });
    expect(found).toEqual([]);
  });
}
