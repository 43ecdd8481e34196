import { runInNewContext } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import { quickenStyles } from './quick-styles.ts';

/** Names that stay Node's own and are not taken from jsdom: tests await them, `fetch` needs them, and jsdom calls them. */
const ofNode = new Set([
  ...(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
  ...[
    'AbortController',
    'AbortSignal',
    'Blob',
    'BroadcastChannel',
    'File',
    'FormData',
    'Headers',
    'Request',
    'Response',
  ],
  ...[
    'TextDecoder',
    'TextEncoder',
    'ReadableStream',
    'TransformStream',
    'URL',
    'URLSearchParams',
    'console',
    'atob',
    'btoa',
    'crypto',
    'fetch',
  ],
  ...['performance', 'structuredClone', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);
const ofPage = ['window', 'self', 'top', 'parent', 'frames'];

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** The real timers, kept for animation frames. jsdom's own frames stop for good if a test installs fake timers while a frame is due. */
const frames = { setTimeout, clearTimeout };

const lacking = {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  requestAnimationFrame: (callback: FrameRequestCallback) =>
    Number(frames.setTimeout(() => callback(performance.now()), 1000 / 60)),
  cancelAnimationFrame: (frame: number) => frames.clearTimeout(frame),
  scrollTo() {},
  matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
};

const virtualConsole = new VirtualConsole();
virtualConsole.sendTo(console);
const options = { url: 'http://localhost/', pretendToBeVisual: true };
const { window } = new JSDOM('<!DOCTYPE html>', { ...options, virtualConsole });
quickenStyles(window as never, new JSDOM('').window as never);
window.navigator.sendBeacon = () => true;
Object.assign(window, lacking);

const page = window as unknown as Record<string, unknown>;
const isMethod = (name: string, value: unknown) => typeof value === 'function' && /^[a-z]/.test(name);

/**
 * Makes a name of the page global in Node. It is read from the page each time, so that it follows the page's changes, until a test sets another
 * value.
 */
function share(name: string): void {
  const first = page[name];
  const bound = isMethod(name, first) ? (first as () => unknown).bind(window) : undefined;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: () => bound ?? page[name],
    set(value: unknown) {
      if (name === 'location' || name.startsWith('on')) page[name] = value;
      else Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, writable: true, value });
    },
  });
}

const ofEventTarget = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
const ofWindow = Object.getOwnPropertyNames(window).filter((name) => !/^(?:\d|_)/.test(name));
for (const name of [...ofWindow, ...ofEventTarget]) {
  if (!ofNode.has(name) && !ofPage.includes(name)) share(name);
}
for (const name of ofPage) {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis });
}
