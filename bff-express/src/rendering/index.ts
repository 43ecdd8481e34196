export { ForbiddenCall } from './failures.ts';
export type { RenderedMarkup } from './messages.ts';
export { createRenderer, type Renderer } from './renderer.ts';
export type { PageFetch, PageToRender, Sample, Samples } from './sample.ts';
