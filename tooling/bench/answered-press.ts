import type { Page } from 'playwright-core';

export interface Press {
  control: string;
  shows: string;
}

interface Answered {
  took: number;
  at: number;
}

declare global {
  interface Window {
    benchAnswered?: Promise<Answered | null>;
  }
}

/** Milliseconds to wait for the effect of a press before the next attempt: the first may have hit a page that was still moving. */
const patience = 2000;

interface Watched extends Press {
  ready: string;
  wait: number;
}

/** Runs in the page, so that measuring does not slow the phone down. */
const watchPress = ({ control, shows, ready, wait }: Watched) =>
  new Promise<{ x: number; y: number }>((resolve) => {
    const answer = (): Promise<Answered | null> =>
      new Promise((answered) => {
        const pressed = ({ timeStamp }: PointerEvent) => {
          const look = () => {
            if (!document.querySelector(shows)) return void requestAnimationFrame(look);
            // A message is handled after the frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => answered({ took: performance.now() - timeStamp, at: performance.now() });
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        addEventListener('pointerdown', pressed, { capture: true, once: true });
        setTimeout(() => answered(null), wait);
      });
    const find = () => {
      const seen = [...document.querySelectorAll(control)].find((each) => each.getClientRects().length > 0);
      if (!seen || !document.querySelector(ready)) return void requestAnimationFrame(find);
      for (const before of document.querySelectorAll('[data-pressed]')) before.removeAttribute('data-pressed');
      seen.setAttribute('data-pressed', '');
      const middle = () => {
        const { left, top, width, height } = seen.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      // The control may be covered by the bar at the bottom.
      const { x, y } = middle();
      if (!seen.contains(document.elementFromPoint(x, y)))
        seen.scrollIntoView({ block: 'center', behavior: 'instant' });
      window.benchAnswered = answer();
      resolve(middle());
    };
    find();
  });

export async function measurePress(page: Page, { control, shows }: Press, ready = 'body'): Promise<Answered> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { x, y } = await page.evaluate(watchPress, { control, shows, ready, wait: patience });
    await page.touchscreen.tap(x, y);
    const answered = await page.evaluate(() => window.benchAnswered);
    if (answered) return answered;
  }
  throw new Error(`a press on ${control} shows no ${shows}`);
}
