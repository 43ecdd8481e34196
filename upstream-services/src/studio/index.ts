export { type SceneSlug, scenes } from './scenes/index.ts';
export type { CutOut } from './tasks/cut-out.ts';
export { compose, cutOut } from './tasks/index.ts';
export { texts } from './texts.ts';
