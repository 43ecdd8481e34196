import { doubtsOf } from './doubts.ts';
import { type Plane, planeOf } from './raster.ts';
import { sidesOf } from './silhouette.ts';

const side = 400;
const nowhere = { left: false, right: false, top: false, bottom: false };
type Rectangle = readonly [left: number, top: number, width: number, height: number, value?: number];

function maskOf(...rectangles: Rectangle[]): Plane {
  const mask = planeOf(side, side);
  for (const [left, top, width, height, value = 1] of rectangles) {
    for (let y = top; y < top + height; y += 1) mask.data.fill(value, y * side + left, y * side + left + width);
  }
  return mask;
}
const block: Rectangle = [100, 100, 200, 200];
const whole = { left: 0, top: 0, width: side, height: side };

it('nothing is doubtful of a thing with clear edges, nor of edges that are soft', () => {
  expect(doubtsOf(maskOf(block), nowhere)).toEqual([]);
  expect(doubtsOf(maskOf([98, 98, 204, 204, 0.4], block), nowhere)).toEqual([]);
});

it('stems as thin as a hair may be cut; one as thick as a finger is not', () => {
  const stems = Array.from({ length: 5 }, (_, at): Rectangle => [120 + at * 30, 40, 2, 60]);
  expect(doubtsOf(maskOf(block, ...stems), nowhere)).toEqual(['thin_edges']);
  expect(doubtsOf(maskOf(block, [190, 40, 12, 60]), nowhere)).toEqual([]);
});

it('what is half transparent within is seen through, as a glass below flowers', () => {
  expect(doubtsOf(maskOf(block, [140, 220, 120, 80, 0.5]), nowhere)).toEqual(['see_through']);
  expect(doubtsOf(maskOf(block, [150, 250, 20, 20, 0.5]), nowhere)).toEqual([]);
});

it('of a mist that is the object in part all is seen through; where hardly any of it is, nothing was found', () => {
  const mist = (sure: number) => maskOf([100, 100, 200, 200, 0.5], [100, 100, 200, sure]);
  expect(doubtsOf(mist(70), nowhere)).toEqual(['see_through']);
  expect(doubtsOf(mist(20), nowhere)).toBeNull();
  expect(doubtsOf(maskOf(), nowhere)).toBeNull();
});

it.each([
  ['left', [0, 100, 200, 200], ['cut_off']],
  ['right', [200, 100, 200, 200], ['cut_off']],
  ['top', [100, 0, 200, 200], ['cut_off']],
  // What stands goes on below the picture that is made as well.
  ['bottom', [100, 200, 200, 200], []],
] as const)('a thing that goes on beyond the %s of its picture touches that side alone', (name, rectangle, doubts) => {
  const mask = maskOf(rectangle);
  const sides = sidesOf(mask, whole);
  expect(sides).toEqual({ ...nowhere, [name]: true });
  expect(doubtsOf(mask, sides)).toEqual(doubts);
});

it('a tip that ends at a side is whole; a side within the picture counts, too, where nothing beyond it was seen', () => {
  expect(sidesOf(maskOf(block, [0, 200, 100, 4]), whole)).toEqual(nowhere);
  const part = { left: 50, top: 50, width: 200, height: 300 };
  expect(sidesOf(maskOf(block), part)).toEqual({ ...nowhere, right: true });
});
