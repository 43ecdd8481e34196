export interface DropTarget {
  over: number;
  edge: 'top' | 'bottom';
}

export interface Drag {
  from: number;
  target: DropTarget | null;
}

type ItemBox = Pick<DOMRect, 'top' | 'bottom'>;

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
 * The position that a dragged item gets. It keeps its own when it is dropped on itself, before its next neighbour, after the one before it, or
 * outside of the list.
 */
export function dropIndex(from: number, target: DropTarget | null): number {
  if (!target || target.over === from) return from;
  const slot = target.edge === 'top' ? target.over : target.over + 1;
  return slot > from ? slot - 1 : slot;
}

export const targetAt = (from: number, to: number): DropTarget => ({ over: to, edge: to > from ? 'bottom' : 'top' });

export const lineAt = (index: number, from: number, target: DropTarget | null): DropTarget['edge'] | undefined =>
  target?.over === index && dropIndex(from, target) !== from ? target.edge : undefined;

const reach = 48;

export const isOver = (list: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, x: number, y: number): boolean =>
  x >= list.left - reach && x <= list.right + reach && y >= list.top - reach && y <= list.bottom + reach;
