import { waitUntil } from 'tooling/wait-until';
import { createPrerenderQueue } from './prerender-queue.ts';

const times = { noticed: 20, look: 2, patience: 200 };
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function shopsWith(pages: Record<string, string[]>, { takes = 1, isBusy = (): boolean => false } = {}) {
  const rendered: string[] = [];
  let atOnce = 0;
  let most = 0;
  const waits: number[] = [];
  const ahead = createPrerenderQueue<string>(
    {
      pagesOf: (shop) => pages[shop] ?? [],
      untilKept: async () => waits.shift() ?? 0,
      make: async (shop, page) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        rendered.push(`${shop} ${page}`);
        await later(takes);
        atOnce -= 1;
      },
      isBusy,
    },
    times,
  );
  return { ahead, rendered, waits, most: () => most };
}

it('makes the pages of changed shops, one at a time, the shops in turn', async () => {
  const { ahead, rendered, most } = shopsWith({ a: ['1', '2', '3'], b: ['1', '2'] }, { takes: 40 });
  ahead.changed('a');
  ahead.changed('b');
  ahead.changed('never visited');
  await waitUntil(() => rendered.length >= 5);
  expect(rendered).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'a 3']);
  expect(most()).toBe(1);
});

it('waits while visitors wait for pages, and leaves them to visitors where that takes long', async () => {
  let isBusy = true;
  const { ahead, rendered } = shopsWith({ a: ['1'] }, { isBusy: () => isBusy });
  ahead.changed('a');
  await later(100);
  expect(rendered).toEqual([]);
  isBusy = false;
  await waitUntil(() => rendered.length >= 1);
  isBusy = true;
  ahead.changed('a');
  await later(times.noticed + times.patience + 100);
  isBusy = false;
  await later(50);
  expect(rendered).toHaveLength(1);
});

it('makes them once for many changes one after another, and when they will be kept', async () => {
  const { ahead, rendered, waits } = shopsWith({ a: ['1'] });
  waits.push(30, 5);
  for (let change = 0; change < 10; change += 1) {
    ahead.changed('a');
    await later(2);
  }
  await waitUntil(() => rendered.length >= 1);
  await later(100);
  expect(rendered).toEqual(['a 1']);
  expect(waits).toEqual([]);
});
