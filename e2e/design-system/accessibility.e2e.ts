import { bringAxe, findings } from './axe.ts';
import { everyStory, groups } from './every-story.ts';
import { expect, test } from './fixtures.ts';
import { looks, switchStory } from './stories.ts';

// A trace of some hundred stories costs more than all that is looked for.
test.use({ trace: 'off', screenshot: 'off' });

for (const group of groups) {
  test(`axe finds nothing on the stories of ${group}, in both brands, light and dark`, async ({
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
        for (const look of looks) {
          await switchStory(page, id, look);
          const those = await findings(page);
          complaints.push(...those.map((complaint) => `${look.brand} ${look.theme}: ${complaint}`));
        }
        return complaints;
      },
      bringAxe,
    );
    expect(found).toEqual([]);
  });
}
