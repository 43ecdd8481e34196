import { renderHook } from '@testing-library/react';
import { useFit } from './use-fit.ts';

const observers = globalThis.ResizeObserver;
const watched = new Map<Element, () => void>();

class Observer {
  private readonly changed: () => void;
  constructor(changed: () => void) {
    this.changed = changed;
  }
  observe(element: Element) {
    watched.set(element, this.changed);
  }
  disconnect() {
    for (const [element, changed] of watched) if (changed === this.changed) watched.delete(element);
  }
}

beforeEach(() => {
  watched.clear();
  Object.assign(globalThis, { ResizeObserver: Observer });
});
afterEach(() => void Object.assign(globalThis, { ResizeObserver: observers }));

function fit(viewport: { width: number; height: number }) {
  const element = document.createElement('div');
  const box = { current: element };
  const { rerender, unmount } = renderHook((size) => useFit(box, size), { initialProps: viewport });
  const becomes = (width: number, height: number) => {
    for (const [name, value] of Object.entries({ clientWidth: width, clientHeight: height }))
      Object.defineProperty(element, name, { value, configurable: true });
    watched.get(element)?.();
    return [element.style.getPropertyValue('--fit'), element.style.getPropertyValue('--fit-height')];
  };
  return { becomes, rerender, unmount };
}

it('a page is made as small as its box asks, by the side that is shorter of room, and never larger than it is', () => {
  const { becomes } = fit({ width: 400, height: 800 });
  expect(becomes(200, 800)).toEqual(['0.5', '1600px']);
  expect(becomes(400, 200)).toEqual(['0.25', '800px']);
  expect(becomes(1200, 2400)).toEqual(['1', '2400px']);
  expect(becomes(300, 700)).toEqual(['0.75', '933px']);
});

it('follows another device, and watches nothing once it is gone', () => {
  const { becomes, rerender, unmount } = fit({ width: 400, height: 800 });
  rerender({ width: 1200, height: 800 });
  expect(watched.size).toBe(1);
  expect(becomes(600, 800)).toEqual(['0.5', '1600px']);
  unmount();
  expect(watched.size).toBe(0);
});

it('leaves the page as it is where a browser watches no sizes', () => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  Object.defineProperty(globalThis, 'ResizeObserver', { value: undefined, configurable: true, writable: true });
  const { becomes } = fit({ width: 400, height: 800 });
  expect(becomes(200, 800)).toEqual(['', '']);
});
