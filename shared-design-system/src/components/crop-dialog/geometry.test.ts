import fc from 'fast-check';
import {
  defaultAspect,
  fitPlacement,
  framingOf,
  matrixOf,
  outputSize,
  placementOf,
  rotationRange,
  scaleOf,
  turnTo,
  windowOn,
  zoomAt,
  zoomRange,
} from './geometry.ts';

const side = fc.integer({ min: 40, max: 6000 });
const picture = fc.record({ width: side, height: side });
const area = fc.record({ width: fc.integer({ min: 50, max: 800 }), height: fc.integer({ min: 50, max: 800 }) });
const number = fc.double({ min: -4000, max: 4000, noNaN: true });
const placement = fc.record({
  zoom: fc.double({ min: 0, max: 9, noNaN: true }),
  rotation: fc.double({ min: -90, max: 500, noNaN: true }),
  offset: fc.record({ x: number, y: number }),
});

function inPicture([a, b, c, d, e, f]: readonly number[], x: number, y: number) {
  const [dx, dy] = [x - (e ?? 0), y - (f ?? 0)];
  const size = (a ?? 0) * (d ?? 0) - (b ?? 0) * (c ?? 0);
  return { x: ((d ?? 0) * dx - (c ?? 0) * dy) / size, y: (-(b ?? 0) * dx + (a ?? 0) * dy) / size };
}

describe('the crop', () => {
  it('[9.2.1] is square by default, zooms 1 to 5 by 0.1, turns 0 to 360 by 1', () => {
    expect(defaultAspect).toBe(1);
    expect(zoomRange).toEqual({ min: 1, max: 5, step: 0.1 });
    expect(rotationRange).toEqual({ min: 0, max: 360, step: 1 });
  });

  it('[9.2.1] never leaves its ranges', () => {
    fc.assert(
      fc.property(picture, area, placement, (image, window, requested) => {
        const { zoom, rotation } = fitPlacement(image, window, requested);
        expect(zoom).toBeGreaterThanOrEqual(1);
        expect(zoom).toBeLessThanOrEqual(5);
        expect(rotation).toBeGreaterThanOrEqual(0);
        expect(rotation).toBeLessThanOrEqual(360);
      }),
    );
  });

  it('keeps the window covered, however the picture is moved, zoomed and turned', () => {
    fc.assert(
      fc.property(picture, area, placement, (image, window, requested) => {
        const settled = fitPlacement(image, window, requested);
        const matrix = matrixOf(image, window, settled);
        for (const [x, y] of [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ] as const) {
          const corner = inPicture(matrix, (x * window.width) / 2, (y * window.height) / 2);
          expect(Math.abs(corner.x)).toBeLessThanOrEqual(image.width / 2 + 0.01);
          expect(Math.abs(corner.y)).toBeLessThanOrEqual(image.height / 2 + 0.01);
        }
      }),
    );
  });

  it('leaves a good placement as it is', () => {
    fc.assert(
      fc.property(picture, area, placement, (image, window, requested) => {
        const once = fitPlacement(image, window, requested);
        const twice = fitPlacement(image, window, once);
        expect(twice.offset.x).toBeCloseTo(once.offset.x, 6);
        expect(twice.offset.y).toBeCloseTo(once.offset.y, 6);
      }),
    );
  });

  it('zooms at the pointer: what lies under it stays', () => {
    const image = { width: 3000, height: 3000 };
    const window = { width: 300, height: 300 };
    const from = fitPlacement(image, window, { zoom: 2, rotation: 30, offset: { x: 10, y: -20 } });
    const at = { x: 40, y: 25 };
    const before = inPicture(matrixOf(image, window, from), at.x, at.y);
    const after = inPicture(matrixOf(image, window, zoomAt(image, window, from, 3, at)), at.x, at.y);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  it('turns around the window’s middle', () => {
    const image = { width: 4000, height: 3000 };
    const window = { width: 300, height: 300 };
    const from = fitPlacement(image, window, { zoom: 3, rotation: 0, offset: { x: 60, y: 30 } });
    const before = inPicture(matrixOf(image, window, from), 0, 0);
    const after = inPicture(matrixOf(image, window, turnTo(image, window, from, 45)), 0, 0);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  it('shows the same part again under a window of another size, also one that is not square', () => {
    const framing = framingOf({ zoom: 2, rotation: 30, offset: { x: 40, y: 20 } }, { width: 200, height: 100 });
    expect(framing).toEqual({ zoom: 2, rotation: 30, offset: { x: 0.2, y: 0.1 } });
    const offset = { x: 80, y: 40 };
    expect(placementOf(framing, { width: 400, height: 200 })).toEqual({ zoom: 2, rotation: 30, offset });
  });

  it('gives as many pixels as there are, 1600 at most', () => {
    const window = windowOn({ width: 400, height: 600 }, 1);
    expect(window).toEqual({ width: 336, height: 336 });
    const whole = { zoom: 1, rotation: 0, offset: { x: 0, y: 0 } };
    expect(outputSize({ width: 800, height: 1000 }, window, whole)).toEqual({ width: 800, height: 800 });
    expect(outputSize({ width: 4000, height: 3000 }, window, whole)).toEqual({ width: 1600, height: 1600 });
    expect(scaleOf({ width: 800, height: 1000 }, window, whole)).toBeCloseTo(0.42);
  });
});
