export { type StaticServer, serveFolder } from './serve-folder.ts';
export { buildWorkbench } from './storybook.ts';
