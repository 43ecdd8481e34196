import { plainLooks } from './draw.ts';
import { linen, marble, table } from './materials.ts';
import { gentle, white } from './plain.ts';
import type { Look, Scene } from './scene.ts';
import { autumn, party, spring, winter } from './seasons.ts';

export { type Look, type Palette, type Scene, type SceneSlug, side } from './scene.ts';

/** Every style, in the order in which it is offered. */
export const scenes: readonly Scene[] = [gentle, white, table, linen, marble, spring, autumn, winter, party];

/**
 * How a scene shows an object: by its own look where the angle is the same, else plainly.
 * @param variant from 0
 * @param pose    of the object
 * @param palette colours that the merchant named; undefined where none
 */
export function lookOf(scene: Scene, variant: number, pose: Look['pose'], palette = scene.palette): Look {
  const looks = scene.looks(palette);
  const own = looks[variant % looks.length];
  return own?.pose === pose ? own : (plainLooks(palette)[variant % looks.length] as Look);
}
