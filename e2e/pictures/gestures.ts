import type { CDPSession, Locator } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

export async function middleOf(element: Locator, share = 0.5): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height * share };
}

export async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: Point[],
): Promise<void> {
  await session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
  });
}
