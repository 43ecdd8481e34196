import { ofProof } from 'shared-contracts/proofs';
import { bringAxe, findings } from '../support/axe.ts';
import { everyStory, groups } from './every-story.ts';
import { expect, test } from './fixtures.ts';
import { looks, switchStory } from './stories.ts';

/** What a component alone cannot have: only a whole page has one main heading and landmarks around everything. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main'];

test.use({ screenshot: 'off' });

// The sample sees each brand and each theme once; pages of the product are looked at in bloom's light and mum's dark.
const shown = looks.slice(...ofProof([1, 3], [0, 4]));

for (const group of groups) {
  test(`axe finds nothing on the stories of ${group}, in either brand, light and dark`, async ({
    browser,
    workbenchOrigin,
  }) => {
    test.setTimeout(300_000);
    const found = await everyStory(
      group,
      browser,
      { baseURL: workbenchOrigin, viewport: { width: 1280, height: 800 } },
      async (page, { id }) => {
        const complaints: string[] = [];
        for (const look of shown) {
          await switchStory(page, id, look);
          const those = await findings(page, pageRules);
          complaints.push(...those.map((complaint) => `${look.brand} ${look.theme}: ${complaint}`));
        }
        return complaints;
      },
      bringAxe,
    );
    expect(found).toEqual([]);
  });
}
