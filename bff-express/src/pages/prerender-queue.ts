import { setTimeout as pause } from 'node:timers/promises';

export const maxPrerenderedPages = 6;

const usualTimes = {
  /** Milliseconds from a change until all processes of the services know of it. */
  noticed: 900,
  look: 100,
  patience: 10_000,
};

interface AheadOptions<Page> {
  pagesOf(shop: string): Page[];
  untilKept(shop: string): Promise<number | null>;
  make(shop: string, page: Page): Promise<void>;
  isBusy(): boolean;
}

interface Ahead {
  changed(shop: string): void;
}

/**
 * Renders the pages of changed shops before somebody asks for them: one page at a time, shops in turn, and only while no visitor's page is being
 * made. So no visitor waits for it, and a shop that changes all day gets only its turn. A shop that changes again starts over.
 */
export function createPrerenderQueue<Page>(
  { pagesOf, untilKept, make, isBusy }: AheadOptions<Page>,
  { noticed, look, patience } = usualTimes,
): Ahead {
  const timers = new Map<string, NodeJS.Timeout>();
  const waiting = new Map<string, Page[]>();
  let isWorking = false;

  async function hasTime(): Promise<boolean> {
    for (const end = performance.now() + patience; isBusy(); await pause(look, undefined, { ref: false }))
      if (performance.now() > end) return false;
    return true;
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [shop, [page, ...others]] = next;
      if (!(await hasTime())) waiting.clear();
      // The shop has changed again meanwhile: its pages were dropped from the queue, and a timer will add them anew.
      if (waiting.get(shop) !== next[1]) continue;
      waiting.delete(shop);
      if (page !== undefined) await make(shop, page);
      const hasChanged = timers.has(shop) || waiting.has(shop);
      if (others.length > 0 && !hasChanged) waiting.set(shop, others);
    }
    isWorking = false;
  }

  const begin = async (shop: string): Promise<void> => {
    const wait = await untilKept(shop);
    // With a timer set the shop has changed again meanwhile: that timer will begin anew.
    if (wait === null || timers.has(shop)) return;
    if (wait > 0) return later(shop, wait);
    const pages = pagesOf(shop);
    if (pages.length === 0) return;
    waiting.set(shop, pages);
    await work();
  };

  function later(shop: string, wait: number): void {
    clearTimeout(timers.get(shop));
    waiting.delete(shop);
    const timer = setTimeout(() => {
      timers.delete(shop);
      void begin(shop);
    }, wait).unref();
    timers.set(shop, timer);
  }

  return {
    changed(shop) {
      if (pagesOf(shop).length > 0) later(shop, noticed);
    },
  };
}
