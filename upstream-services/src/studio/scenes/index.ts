import { linen, marble, table } from './materials.ts';
import { gentle, white } from './plain.ts';
import type { Scene } from './scene.ts';
import { autumn, party, spring, winter } from './seasons.ts';

export { type Look, type Palette, type SceneSlug, side } from './scene.ts';

/** Every style, in the order in which it is offered. */
export const scenes: readonly Scene[] = [gentle, white, table, linen, marble, spring, autumn, winter, party];
