export { abortable } from './abortable.ts';
export { createRenderer, type Renderer } from './renderer.ts';
export { serverFetch, type Visitor } from './server-fetch.ts';
