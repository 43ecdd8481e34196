import { bringAxe, findings } from './axe.ts';
import { everyStory } from './every-story.ts';
import { expect, test } from './fixtures.ts';
import { looks, switchStory } from './stories.ts';

test('axe finds nothing on any story, in both brands, light and dark', async ({ browser, workbenchOrigin }) => {
  test.setTimeout(180_000);
  const found = await everyStory(
    browser,
    { baseURL: workbenchOrigin, viewport: { width: 1280, height: 800 } },
    async (page, { id }) => {
      const complaints: string[] = [];
      for (const look of looks) {
        await switchStory(page, id, look);
        // The themes of a brand differ in their colours only, so the dark one need not be asked for the rest.
        const those = await findings(page, look.theme === 'light' ? 'all' : 'colours');
        complaints.push(...those.map((complaint) => `${look.brand} ${look.theme}: ${complaint}`));
      }
      return complaints;
    },
    bringAxe,
  );
  expect(found).toEqual([]);
});
