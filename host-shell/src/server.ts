export * as runtime from 'shared-runtime/page';
export { openPage } from './server/open-page.tsx';
