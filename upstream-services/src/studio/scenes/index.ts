import { plainLooks } from './draw.ts';
import { linen, marble, table } from './materials.ts';
import { gentle, white } from './plain.ts';
import type { Look, Scene } from './scene.ts';
import { autumn, party, spring, winter } from './seasons.ts';

export { type Look, type Palette, type Scene, type SceneSlug, sceneSide } from './scene.ts';

export const scenes: readonly Scene[] = [gentle, white, table, linen, marble, spring, autumn, winter, party];

export function lookOf(scene: Scene, variant: number, pose: Look['pose'], palette = scene.palette): Look {
  const looks = scene.looks(palette);
  const look = looks[variant % looks.length];
  return look?.pose === pose ? look : (plainLooks(palette)[variant % looks.length] as Look);
}
