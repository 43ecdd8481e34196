function answered<T>(work: () => T) {
  const request: { result?: T; error?: unknown; onsuccess?: () => void; onerror?: () => void } = {};
  queueMicrotask(() => {
    try {
      request.result = work();
      request.onsuccess?.();
    } catch (error) {
      request.error = error;
      request.onerror?.();
    }
  });
  return request;
}

export function mockIndexedDb({ blocked = false } = {}) {
  const kept = new Map<string, unknown>();
  const store = {
    get: (key: string) => answered(() => kept.get(key)),
    put: (value: unknown, key: string) => answered(() => void kept.set(key, value)),
    delete: (key: string) => answered(() => void kept.delete(key)),
    getAllKeys: () => answered(() => [...kept.keys()].sort()),
    getAll: () => answered(() => [...kept.keys()].sort().map((key) => kept.get(key))),
  };
  const transaction = () => {
    const begun: { objectStore: () => typeof store; oncomplete?: () => void } = { objectStore: () => store };
    setTimeout(() => begun.oncomplete?.(), 5);
    return begun;
  };
  const open = () =>
    answered(() => {
      if (blocked) throw new Error('SecurityError');
      return { transaction, close: () => {} };
    });
  Object.assign(globalThis, { indexedDB: { open } });
  return { kept, remove: () => Reflect.deleteProperty(globalThis, 'indexedDB') };
}
