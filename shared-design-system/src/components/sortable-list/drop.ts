/** Where something is dropped: at the closest edge of the item that it is dragged over (promise 2.13.3). */
export interface DropTarget {
  over: number;
  edge: 'top' | 'bottom';
}

/** Where a drag began, and where it would end; outside of the list nowhere. */
export interface Drag {
  from: number;
  target: DropTarget | null;
}

/** What is known of an item's place on the page. */
type ItemBox = Pick<DOMRect, 'top' | 'bottom'>;

/** The closest edge of the item under a height of the page; between two items, of the nearer one. Null without items. */
export function closestEdge(boxes: readonly ItemBox[], y: number): DropTarget | null {
  let nearest: DropTarget | null = null;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach(({ top, bottom }, over) => {
    const distance = Math.max(top - y, y - bottom, 0);
    if (distance >= least) return;
    least = distance;
    nearest = { over, edge: y < (top + bottom) / 2 ? 'top' : 'bottom' };
  });
  return nearest;
}

/**
 * The place that a dragged item gets. Dropped on itself, before its next neighbour, after the one before it, or outside of the list,
 * it keeps its own.
 */
export function destination(from: number, target: DropTarget | null): number {
  if (!target || target.over === from) return from;
  const slot = target.edge === 'top' ? target.over : target.over + 1;
  return slot > from ? slot - 1 : slot;
}

/** The target that leads to a place: what keys move to. */
export const targetAt = (from: number, to: number): DropTarget => ({ over: to, edge: to > from ? 'bottom' : 'top' });

/** Edge of an item at which the line is drawn; none where nothing would change. */
export const lineAt = (index: number, from: number, target: DropTarget | null): DropTarget['edge'] | undefined =>
  target?.over === index && destination(from, target) !== from ? target.edge : undefined;

/** px around a list in which a drop still counts: a finger is not exact. */
const reach = 48;

/** Whether a point is over a list. */
export const isOver = (list: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, x: number, y: number): boolean =>
  x >= list.left - reach && x <= list.right + reach && y >= list.top - reach && y <= list.bottom + reach;
