import fc from 'fast-check';
import { isAtEdge, momentum, momentumTime, releasedStop, rubberBandedPosition, velocityOf } from './drag.ts';
import { type Layout, layOut, positionOf, positionRange } from './layout.ts';

const row = (circular = false): Layout =>
  layOut({ panels: 5, panel: 300, gap: 20, view: 300 }, { circular, bound: false });

const after = (distance: number, from = 0, strict = false, layout = row()) =>
  releasedStop({ layout, from, distance, rest: positionOf(layout, from) + distance, threshold: 40, strict });

const distances = fc.integer({ min: -2500, max: 2500 });

describe('a drag that ends', () => {
  it('[9.11.1] after 39 px returns, after 40 goes on', () => {
    expect([after(39), after(40)]).toEqual([0, 1]);
    expect([after(-39, 3), after(-40, 3)]).toEqual([3, 2]);
  });

  it('returns or goes its own way, at least by one, and never beyond the ends', () => {
    fc.assert(
      fc.property(distances, fc.nat(4), fc.boolean(), (distance, from, circular) => {
        const stop = after(distance, from, false, row(circular));
        if (Math.abs(distance) < 40) expect(stop).toBe(from);
        else if (circular) expect((stop - from) * Math.sign(distance)).toBeGreaterThanOrEqual(1);
        else expect(stop === from || (stop - from) * Math.sign(distance) > 0).toBe(true);
        if (!circular) expect(stop >= 0 && stop <= 4).toBe(true);
      }),
    );
  });

  it('goes over several panels at once, but strict by one at most', () => {
    expect(after(1000)).toBe(3);
    fc.assert(
      fc.property(distances, fc.nat(4), fc.boolean(), (distance, from, circular) => {
        expect(Math.abs(after(distance, from, true, row(circular)) - from)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('goes on from where it was moving to, when it was caught on its way', () => {
    const layout = row();
    expect(releasedStop({ layout, from: 2, distance: 60, rest: 380, threshold: 40, strict: false })).toBe(3);
    expect(releasedStop({ layout, from: 2, distance: -60, rest: 260, threshold: 40, strict: false })).toBe(1);
  });
});

describe('a strip beyond its ends', () => {
  const ends: [number, number] = [0, 900];

  it('[9.11.1] follows ever less, never further than the bounce', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 5000 }), fc.integer({ min: 1, max: 300 }), (position, bounce) => {
        const drawn = rubberBandedPosition(position, ends, bounce);
        if (position >= 0 && position <= 900) expect(drawn).toBe(position);
        expect(drawn).toBeGreaterThan(-bounce);
        expect(drawn).toBeLessThan(900 + bounce);
        expect(rubberBandedPosition(position + 1, ends, bounce)).toBeGreaterThan(drawn);
      }),
    );
  });

  it('does not follow without a bounce', () => {
    expect(rubberBandedPosition(-50, ends, 0)).toBe(0);
  });

  it('in strict ends at the neighbours, in a circle nowhere', () => {
    expect(positionRange(row(), 2, true)).toEqual([320, 960]);
    expect(positionRange(row(), 0, true)).toEqual([0, 320]);
    expect(positionRange(row(true), 0, false)).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });
});

describe('a flick', () => {
  it('[9.11.1] loses 0.0075 px/ms in every ms', () => {
    expect(momentum(1.5, 0.0075)).toBe(150);
    expect(momentum(-1.5, 0.0075)).toBe(-150);
    expect(momentumTime(-1.5, 0.0075)).toBe(200);
  });

  it('is as fast as the last moment before the release', () => {
    const samples = [0, 100, 120, 140].map((time) => ({ at: time * 2, time }));
    expect(velocityOf(samples, 150)).toBe(2);
    expect(velocityOf(samples, 400)).toBe(0);
    expect(velocityOf([{ at: 3, time: 1 }], 1)).toBe(0);
    expect(velocityOf([], 1)).toBe(0);
  });

  it('[9.11.1] that begins within 30 px of an iOS screen’s edges is the browser’s', () => {
    expect([29, 30, 345, 346].map((x) => isAtEdge(x, 375, 30))).toEqual([true, false, false, true]);
  });
});
