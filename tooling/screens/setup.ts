import '../test/time-limits.ts';
import '@testing-library/jest-dom';
import { ModernFakeTimers } from '@jest/fake-timers';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { addEventHandler } from 'jest-circus';

/** Milliseconds that `findBy…` and `waitFor` wait: a worker's first screen also loads its modules, and machines that run tests are busy. */
configure({ asyncUtilTimeout: 30_000 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const timers = new ModernFakeTimers({ config: { fakeTimers: { enableGlobally: true } } as never, global: globalThis });
/** Functions that are never faked, because Node's `fetch` and streams depend on them. */
const ofNode = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'];

Object.assign(jest, {
  useFakeTimers(chosen: { doNotFake?: string[] } = {}) {
    timers.useFakeTimers({ ...chosen, doNotFake: [...ofNode, ...(chosen.doNotFake ?? [])] } as never);
    return jest;
  },
  useRealTimers() {
    timers.useRealTimers();
    return jest;
  },
  setSystemTime: (now: number | Date) => timers.setSystemTime(now),
  advanceTimersByTime: (milliseconds: number) => timers.advanceTimersByTime(milliseconds),
  advanceTimersByTimeAsync: (milliseconds: number) => timers.advanceTimersByTimeAsync(milliseconds),
  runAllTimers: () => timers.runAllTimers(),
  getTimerCount: () => timers.getTimerCount(),
});

const changed = [
  globalThis,
  navigator,
  document,
  Element.prototype,
  HTMLElement.prototype,
  HTMLCanvasElement.prototype,
  HTMLDialogElement.prototype,
  HTMLImageElement.prototype,
  HTMLMediaElement.prototype,
  URL,
];
const asAtFirst = changed.map((object) => ({ object, descriptors: Object.getOwnPropertyDescriptors(object) }));

function restore(): void {
  for (const { object, descriptors } of asAtFirst) {
    for (const name of Object.getOwnPropertyNames(object)) {
      if (!(name in descriptors)) Reflect.deleteProperty(object, name);
    }
    for (const [name, descriptor] of Object.entries(descriptors)) Object.defineProperty(object, name, descriptor);
  }
}

/** Keys that React found twice in one list: it would show one of the two things in the other's place, or twice. */
const doubleKeys: string[] = [];
const { error } = console;
console.error = (...words: unknown[]) => {
  if (String(words[0]).includes('two children with the same key')) doubleKeys.push(String(words[1]));
  error(...words);
};

function endTest(): void {
  cleanup();
  const found = doubleKeys.splice(0);
  for (const style of document.querySelectorAll('style[data-emotion^="ds"]')) style.remove();
  if (found.length > 0) throw new Error(`keys that are there twice: ${found.join(', ')}`);
}

/** After a file's tests: leaves a fresh page without pending work for the next file. State inside of modules stays, as in a tab that stays open. */
async function leavePage(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  await new Promise(setImmediate);
  timers.useRealTimers();
  jest.restoreAllMocks();
  restore();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const { attributes } of [document.body, document.documentElement]) {
    for (const { name } of [...attributes]) attributes.removeNamedItem(name);
  }
  history.replaceState(null, '', '/');
}

let root: unknown;
addEventHandler((_event, { rootDescribeBlock }) => {
  if (rootDescribeBlock === root) return;
  root = rootDescribeBlock;
  const hooks = { afterEach: endTest, afterAll: leavePage };
  for (const [type, fn] of Object.entries(hooks)) rootDescribeBlock.hooks.push({ type, fn } as never);
});
