import { type Plane, planeOf } from './raster.ts';
import { hasFoot } from './silhouette.ts';
import { subjectBox } from './subject-box.ts';

function drawn(isObject: (x: number, y: number) => boolean): Plane {
  const mask = planeOf(300, 300);
  for (let at = 0; at < mask.data.length; at += 1) mask.data[at] = isObject(at % 300, Math.floor(at / 300)) ? 1 : 0;
  return mask;
}

const within = (x: number, y: number, width: number, height: number): boolean =>
  Math.abs(x / width) ** 2 + Math.abs(y / height) ** 2 <= 1;

it.each<[string, boolean, (x: number, y: number) => boolean]>([
  ['a bottle', true, (x, y) => Math.abs(x - 150) < 30 && y > 40 && y < 260],
  [
    'a bouquet in a vase',
    true,
    (x, y) => within(x - 150, y - 100, 90, 70) || (Math.abs(x - 150) < 30 && y > 150 && y < 260),
  ],
  ['a plate from above', false, (x, y) => within(x - 150, y - 150, 100, 100)],
  ['a saucer from half above', false, (x, y) => within(x - 150, y - 150, 110, 70)],
  ['a wrapped bouquet, which ends in a point', false, (x, y) => y > 60 && y < 260 && Math.abs(x - 150) < (260 - y) / 2],
  [
    'a flower’s head on a bit of its stem',
    false,
    (x, y) => within(x - 150, y - 130, 90, 90) || (Math.abs(x - 150) < 6 && y > 200 && y < 250),
  ],
])('%s has a foot to stand on: %s', (_, stands, isObject) => {
  const mask = drawn(isObject);
  const found = subjectBox(mask);
  expect(found && hasFoot(mask, found.box)).toBe(stands);
});
