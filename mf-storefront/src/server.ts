/** The storefront's bundle for the server: the screens, and how each asks for its data before it is rendered. */
export { screens } from './index.ts';
export { loaders } from './server/loaders.ts';
