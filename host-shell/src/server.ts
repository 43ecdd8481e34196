/** The shell's bundle for the server: renders pages, and brings the shared runtime to the other bundles. */
export * as runtime from 'shared-runtime/page';
export { openPage } from './server/open-page.tsx';
