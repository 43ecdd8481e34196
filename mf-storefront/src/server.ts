export { screens } from './index.ts';
export { loaders } from './server/loaders.ts';
