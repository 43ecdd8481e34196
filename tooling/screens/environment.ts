import { createRequire } from 'node:module';
import { noteBegun } from '../test/journal.ts';
import { quickenStyles } from './quick-styles.ts';

const require = createRequire(import.meta.url);
const { TestEnvironment } = require('jest-environment-jsdom') as typeof import('jest-environment-jsdom');

/** What browsers have and jsdom lacks, or has in a form that Node's own `fetch` refuses. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
] as const;

/** Observers of layout, which jsdom does not have: they watch and never report. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A browser for screen tests: jsdom plus the interfaces that the platform's code uses. */
export default class ScreensEnvironment extends TestEnvironment {
  constructor(...settings: ConstructorParameters<typeof TestEnvironment>) {
    super(...settings);
    noteBegun(settings[1].testPath);
    // jsdom's type names what it has; here it gets what it lacks.
    const page = this.global as unknown as Record<string, unknown>;
    for (const name of fromNode) page[name] = (globalThis as Record<string, unknown>)[name];
    quickenStyles(this.global);
    page.ResizeObserver ??= SilentObserver;
    page.IntersectionObserver ??= SilentObserver;
    page.scrollTo = () => {};
    page.matchMedia ??= (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
  }
}
