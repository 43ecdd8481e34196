import { act, render } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, Router } from 'react-router-dom';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const key = 'b2b:scroll';
let grow = () => {};
class Observer {
  static readonly watching = new Set<Observer>();
  constructor(changed: () => void) {
    grow = () => act(changed);
  }
  observe() {
    Observer.watching.add(this);
  }
  disconnect() {
    Observer.watching.delete(this);
  }
}

let y = 0;
let most = 10_000;
const goTo = (to: number) => {
  y = Math.max(0, Math.min(most, to));
};
const observers = globalThis.ResizeObserver;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  y = 0;
  most = 10_000;
  Observer.watching.clear();
  Object.assign(globalThis, { ResizeObserver: Observer });
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  window.scrollTo = ((_: number, to: number) => goTo(to)) as typeof window.scrollTo;
  window.scrollBy = (({ top }: ScrollToOptions) => goTo(y + (top ?? 0))) as typeof window.scrollBy;
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { ResizeObserver: observers });
  document.body.replaceChildren();
});

function Frame() {
  useScrollRestoration();
  return null;
}

function openPage(at = '/list') {
  const history = createMemoryHistory({ initialEntries: [at], v5Compat: true });
  const Page = () => (
    <Router location={history.location} navigationType={history.action} navigator={history}>
      <Frame />
    </Router>
  );
  const view = render(<Page />);
  history.listen(() => view.rerender(<Page />));
  return {
    ...view,
    history,
    go: (to: string) => act(() => history.push(to)),
    back: () => act(() => history.go(-1)),
    scroll: (to: number) => {
      goTo(to);
      act(() => void window.dispatchEvent(new Event('scroll')));
    },
    still: () => act(() => jest.advanceTimersByTime(200)),
  };
}

function showThings(tops: Record<string, number>) {
  const main = document.createElement('main');
  for (const [href, top] of Object.entries(tops)) {
    const article = document.createElement('article');
    article.innerHTML = `<a href="${href}">${href}</a>`;
    const link = article.firstElementChild as Element;
    link.getBoundingClientRect = () => ({ top: top - y }) as DOMRect;
    main.append(article);
  }
  document.body.append(main);
  return () => main.remove();
}

it('a new page begins at its top, and the way back leads to where one was', () => {
  const { go, back, scroll, still } = openPage();
  scroll(600);
  still();
  go('/product');
  expect(y).toBe(0);
  back();
  expect(y).toBe(600);
});

it('leads to what an address names', () => {
  const target = document.createElement('h2');
  target.id = 'оплата';
  target.scrollIntoView = jest.fn();
  document.body.append(target);
  const { go } = openPage();
  goTo(300);
  go('/help#%D0%BE%D0%BF%D0%BB%D0%B0%D1%82%D0%B0');
  expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
  for (const nowhere of ['missing', '100%', '%E0%A4%A']) {
    goTo(300);
    go(`/help#${nowhere}`);
    expect(y).toBe(0);
  }
});

it('waits on the way back until the page is long enough, but not for whoever scrolls meanwhile, nor for ever', () => {
  for (const end of [
    () => void window.dispatchEvent(new Event('wheel')),
    () => void window.dispatchEvent(new Event('keydown')),
    () => void jest.advanceTimersByTime(3_000),
  ]) {
    const { go, back, scroll, still, unmount } = openPage();
    scroll(600);
    still();
    go('/product');
    most = 100;
    back();
    expect(y).toBe(100);
    most = 400;
    grow();
    expect(y).toBe(400);
    act(end);
    expect(Observer.watching.size).toBe(0);
    unmount();
    most = 10_000;
    goTo(0);
  }
});

it('ends as soon as the place is there', () => {
  const { go, back, scroll, still } = openPage();
  scroll(600);
  still();
  go('/product');
  most = 100;
  back();
  most = 10_000;
  grow();
  expect([y, Observer.watching.size]).toEqual([600, 0]);
});

it('finds again what was in view, wherever the list begins by then', () => {
  const first = showThings({ '/a': 500, '/b': 700, '/c': 900 });
  const { go, back, scroll, still } = openPage();
  scroll(600);
  still();
  first();
  go('/product');
  // Two pages of the list stand before it now.
  showThings({ '/b': 1700, '/c': 1900 });
  back();
  expect(y).toBe(1600);
});

it('of things that all stand above it is the last one', () => {
  const first = showThings({ '/a': 100, '/b': 200 });
  const { go, back, scroll, still } = openPage();
  scroll(600);
  still();
  first();
  go('/product');
  showThings({ '/b': 1200 });
  back();
  expect(y).toBe(1600);
});

it('stays where it is while what was in view is not there', () => {
  const first = showThings({ '/a': 650 });
  const { go, back, scroll, still } = openPage();
  scroll(600);
  still();
  first();
  go('/product');
  back();
  expect(y).toBe(0);
  showThings({ '/a': 650 });
  grow();
  expect(y).toBe(600);
});

it('keeps places for a reload, those of the pages that were left last', () => {
  const { scroll, still, unmount } = openPage();
  scroll(600);
  still();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  expect(Object.values(kept)).toEqual([{ y: 600 }]);
  goTo(0);
  openPage();
  expect(y).toBe(600);
});

it.each([
  ['navigate', 0],
  ['reload', 600],
  ['back_forward', 600],
])('a first page that came by %s is shown from %d, where the tab was there before', (type, from) => {
  sessionStorage.setItem(key, JSON.stringify({ 'default /list': { y: 600 } }));
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const history = createMemoryHistory({ initialEntries: [{ pathname: '/list', key: 'default' }], v5Compat: true });
  render(
    <Router location={history.location} navigationType={history.action} navigator={history}>
      <Frame />
    </Router>,
  );
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(y).toBe(from);
});

it('keeps fifty places at most, and those of a page that is hidden, which may be thrown away', () => {
  sessionStorage.setItem(
    key,
    JSON.stringify(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`k${at} /p`, { y: at }]))),
  );
  const { scroll, still } = openPage();
  scroll(600);
  still();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(Object.keys(JSON.parse(sessionStorage.getItem(key) ?? '{}'))).toHaveLength(60);
  visibility.mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  visibility.mockRestore();
  const kept = Object.keys(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  expect(kept).toHaveLength(50);
  expect(kept.at(-1)).toMatch(/ \/list$/);
  expect(kept[0]).toBe('k11 /p');
});

it('leaves alone whoever reads a page of the server already', () => {
  goTo(300);
  openPage();
  expect(y).toBe(300);
});

it('the router does the scrolling, not the browser, and nothing is watched once the page is gone', () => {
  const { unmount, scroll } = openPage();
  expect(history.scrollRestoration).toBe('manual');
  unmount();
  scroll(500);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem(key)).toBeNull();
});
