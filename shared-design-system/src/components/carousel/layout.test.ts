import fc from 'fast-check';
import {
  closestTurn,
  indexOfStop,
  type Layout,
  layOut,
  nearestStop,
  neighbourPosition,
  positionOf,
  stopCount,
} from './layout.ts';

const strips = fc
  .record({
    panels: fc.integer({ min: 1, max: 14 }),
    perView: fc.integer({ min: 1, max: 5 }),
    gap: fc.constantFrom(0, 8, 24),
    view: fc.integer({ min: 280, max: 1280 }),
  })
  .map(({ panels, perView, gap, view }) => ({
    perView,
    strip: { panels, gap, view, panel: (view - (perView - 1) * gap) / perView },
  }));
const wishes = fc.record({ circular: fc.boolean(), bound: fc.boolean() });
const endOf = ({ panels, step, gap }: Layout) => panels * step - gap;

describe('where a carousel rests', () => {
  it('begins at 0 and goes on, place by place', () => {
    fc.assert(
      fc.property(strips, wishes, ({ strip }, wish) => {
        const { stops } = layOut(strip, wish);
        expect(stops[0]).toBe(0);
        for (const [index, stop] of stops.slice(1).entries()) expect(stop).toBeGreaterThan(stops[index] ?? 0);
      }),
    );
  });

  it('[9.11.2] bound, never shows anything behind the last panel, which ends flush with the view', () => {
    fc.assert(
      fc.property(strips, ({ strip, perView }) => {
        const layout = layOut(strip, { circular: false, bound: true });
        const last = layout.stops.at(-1) ?? 0;
        if (strip.panels >= perView) expect(last + strip.view).toBeCloseTo(endOf(layout), 3);
        else expect(layout.stops).toEqual([0]);
        expect(layout.stops.length).toBe(stopCount(strip.panels, perView, true));
      }),
    );
  });

  it('not bound, has a place for every panel', () => {
    fc.assert(
      fc.property(strips, ({ strip, perView }) => {
        expect(layOut(strip, { circular: false, bound: false }).stops.length).toBe(strip.panels);
        expect(stopCount(strip.panels, perView, false)).toBe(strip.panels);
      }),
    );
  });

  it('[9.11.2] is a circle only where there are more panels than the view shows, else linear', () => {
    fc.assert(
      fc.property(strips, ({ strip, perView }) => {
        expect(layOut(strip, { circular: true, bound: false }).circular).toBe(strip.panels > perView);
      }),
    );
  });
});

describe('places', () => {
  it('are the nearest to where they are themselves', () => {
    fc.assert(
      fc.property(strips, wishes, fc.integer({ min: -40, max: 40 }), ({ strip }, wish, turn) => {
        const layout = layOut(strip, wish);
        const stop = layout.circular ? turn : Math.abs(turn) % layout.stops.length;
        expect(nearestStop(layout, positionOf(layout, stop))).toBe(stop);
        expect(indexOfStop(layout, stop)).toBeGreaterThanOrEqual(0);
        expect(indexOfStop(layout, stop)).toBeLessThan(layout.stops.length);
      }),
    );
  });

  it('have neighbours in the direction asked for, and none beyond the ends of a linear carousel', () => {
    fc.assert(
      fc.property(strips, wishes, fc.double({ min: 0, max: 1, noNaN: true }), ({ strip }, wish, part) => {
        const layout = layOut(strip, wish);
        const last = layout.stops.at(-1) ?? 0;
        const position = part * last;
        for (const by of [1, -1] as const) {
          const next = neighbourPosition(layout, position, by);
          const atEnd = by === 1 ? position >= last - 0.5 : position <= 0.5;
          if (next === null) expect(!layout.circular && atEnd).toBe(true);
          else expect((positionOf(layout, next) - position) * by).toBeGreaterThan(0.49);
        }
      }),
    );
  });

  it('in a circle are reached by the shorter way', () => {
    fc.assert(
      fc.property(strips, fc.nat(30), fc.integer({ min: -3000, max: 3000 }), ({ strip }, requested, position) => {
        const layout = layOut(strip, { circular: true, bound: false });
        fc.pre(layout.circular);
        const index = requested % layout.stops.length;
        const stop = closestTurn(layout, index, position);
        expect(indexOfStop(layout, stop)).toBe(index);
        expect(Math.abs(positionOf(layout, stop) - position)).toBeLessThanOrEqual(layout.length / 2 + 0.001);
      }),
    );
  });
});
