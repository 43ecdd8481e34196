import { readStored, readStoredJson, writeStored } from './browser-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps a text for good or for the tab, and takes it away', () => {
  expect(writeStored('a', 'for good')).toBe(true);
  expect(writeStored('a', 'for the tab', 'session')).toBe(true);
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['for good', 'for the tab']);
  expect([readStored('a'), readStored('a', 'session'), readStored('b')]).toEqual(['for good', 'for the tab', null]);
  expect(writeStored('a', null)).toBe(true);
  expect([readStored('a'), readStored('a', 'session')]).toEqual([null, 'for the tab']);
});

it('reads what is kept as JSON, and takes what is none for nothing', () => {
  writeStored('a', '{"page":2}');
  writeStored('b', '{"page"');
  expect([readStoredJson('a'), readStoredJson('b'), readStoredJson('c')]).toEqual([{ page: 2 }, null, null]);
});

it('says where nothing can be read or kept, and stops nobody', () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(globalThis, storage, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  for (const where of ['local', 'session'] as const) {
    expect([readStored('a', where), readStoredJson('a', where)]).toEqual([undefined, null]);
    expect([writeStored('a', 'b', where), writeStored('a', null, where)]).toEqual([false, false]);
  }
});

it('says that a full storage keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('a', 'b')).toBe(false);
});
