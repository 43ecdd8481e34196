export { serveFolder } from './serve-folder.ts';
export { buildWorkbench } from './storybook.ts';
