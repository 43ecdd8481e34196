import { render } from '@testing-library/react';
import type { ShownPages } from './api.ts';
import { useInfiniteScroll } from './use-infinite-scroll.ts';

let near = () => {};
class Observer {
  static watching = 0;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    near = () => seen([{ isIntersecting: true }]);
  }
  observe() {
    Observer.watching += 1;
  }
  disconnect() {
    Observer.watching -= 1;
  }
}

beforeEach(() => {
  Observer.watching = 0;
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const fetchMore = jest.fn();
const list: ShownPages = {
  products: [],
  first: 1,
  next: 2,
  totalCount: 200,
  understoodAs: '',
  failure: undefined,
  hasMore: true,
  fetching: false,
  fetchMore,
  fetchEarlier: () => {},
  retry: () => {},
};

function List({ shownPages, ...more }: Partial<ShownPages> & { shownPages: number }) {
  return <div ref={useInfiniteScroll({ ...list, ...more }, shownPages, true)} />;
}

it('asks for the next page when the end of the list comes near', () => {
  const { unmount } = render(<List shownPages={3} />);
  expect(Observer.watching).toBe(1);
  near();
  expect(fetchMore).toHaveBeenCalledTimes(1);
  unmount();
  expect(Observer.watching).toBe(0);
});

it.each([
  ['four pages have come: the footer can be reached', { shownPages: 4 }],
  ['one is on its way', { shownPages: 1, fetching: true }],
  ['there is no more', { shownPages: 1, hasMore: false }],
  ['one did not come', { shownPages: 1, failure: { kind: 'offline' as const, code: 'offline', requestId: '' } }],
])('brings no page by itself once %s', (_, state) => {
  render(<List {...state} />);
  expect(Observer.watching).toBe(0);
});
