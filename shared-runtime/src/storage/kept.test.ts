import { keep, readKept, readKeptJson } from './kept.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps a text for good or for the tab, and takes it away', () => {
  expect(keep('a', 'for good')).toBe(true);
  expect(keep('a', 'for the tab', 'session')).toBe(true);
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['for good', 'for the tab']);
  expect([readKept('a'), readKept('a', 'session'), readKept('b')]).toEqual(['for good', 'for the tab', null]);
  expect(keep('a', null)).toBe(true);
  expect([readKept('a'), readKept('a', 'session')]).toEqual([null, 'for the tab']);
});

it('reads what is kept as JSON, and takes what is none for nothing', () => {
  keep('a', '{"page":2}');
  keep('b', '{"page"');
  expect([readKeptJson('a'), readKeptJson('b'), readKeptJson('c')]).toEqual([{ page: 2 }, null, null]);
});

it('says where nothing can be read or kept, and stops nobody', () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(globalThis, storage, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  for (const where of ['local', 'session'] as const) {
    expect([readKept('a', where), readKeptJson('a', where)]).toEqual([undefined, null]);
    expect([keep('a', 'b', where), keep('a', null, where)]).toEqual([false, false]);
  }
});

it('says that a full storage keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keep('a', 'b')).toBe(false);
});
