import fc from 'fast-check';
import { closestEdge, type DropTarget, dropIndex, isOver, lineAt, targetAt } from './drop.ts';
import { moveItem } from './move-item.ts';

const count = 5;
const boxes = Array.from({ length: count }, (_, index) => ({ top: index * 100, bottom: index * 100 + 80 }));
const anyIndex = fc.nat(count - 1);
const target = fc.record({ over: anyIndex, edge: fc.constantFrom('top' as const, 'bottom' as const) });

describe('where something is dropped', () => {
  it('[2.13.3] is the closest edge, top or bottom, of the item under the pointer', () => {
    expect(closestEdge(boxes, 110)).toEqual({ over: 1, edge: 'top' });
    expect(closestEdge(boxes, 170)).toEqual({ over: 1, edge: 'bottom' });
    expect(closestEdge([], 10)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 550 }), (y) => {
        const found = closestEdge(boxes, y) as DropTarget;
        const distanceTo = (edge: number) => Math.abs(edge - y);
        const nearest = boxes[found.over]?.[found.edge] ?? Number.NaN;
        expect(distanceTo(nearest)).toBe(
          Math.min(...boxes.flatMap(({ top, bottom }) => [distanceTo(top), distanceTo(bottom)])),
        );
      }),
    );
  });

  it('[2.13.3] changes nothing on itself, before its own next neighbour, and outside of the list', () => {
    for (const edge of ['top', 'bottom'] as const) expect(dropIndex(2, { over: 2, edge })).toBe(2);
    expect(dropIndex(2, { over: 3, edge: 'top' })).toBe(2);
    expect(dropIndex(2, { over: 1, edge: 'bottom' })).toBe(2);
    expect(dropIndex(2, null)).toBe(2);
    expect(lineAt(3, 2, { over: 3, edge: 'top' })).toBeUndefined();
    expect(lineAt(2, 2, { over: 2, edge: 'bottom' })).toBeUndefined();
  });

  it('[2.13.3] is where the line was: above or below the item that it was dropped at', () => {
    fc.assert(
      fc.property(anyIndex, target, (from, at) => {
        const names = Array.from({ length: count }, (_, index) => index);
        const after = moveItem(names, from, dropIndex(from, at));
        if (lineAt(at.over, from, at) === undefined) return expect(after).toEqual(names);
        const distance = after.indexOf(from) - after.indexOf(at.over);
        expect(distance).toBe(at.edge === 'top' ? -1 : 1);
        expect(names.filter((index) => lineAt(index, from, at) !== undefined)).toEqual([at.over]);
      }),
    );
  });

  it('[2.13.3] is reached by keys, too', () => {
    fc.assert(fc.property(anyIndex, anyIndex, (from, to) => expect(dropIndex(from, targetAt(from, to))).toBe(to)));
  });

  it('[2.13.3] is only in the list, or just beside it', () => {
    const list = { left: 100, right: 200, top: 100, bottom: 400 };
    expect(isOver(list, 150, 200)).toBe(true);
    expect(isOver(list, 230, 420)).toBe(true);
    expect(isOver(list, 300, 200)).toBe(false);
    expect(isOver(list, 150, 500)).toBe(false);
  });
});
