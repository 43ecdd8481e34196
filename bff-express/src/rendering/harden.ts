/**
 * Removes from the global scope what bundles must not use: the network and Node's own API. A page gets what it needs by `require` and by the
 * request's `fetch`. Node's permission model blocks files, other processes and threads.
 */
export function harden(): void {
  const { nextTick } = process;
  const known = { env: Object.freeze({ NODE_ENV: 'production' }), nextTick: nextTick.bind(process) };
  for (const name of [
    'fetch',
    'WebSocket',
    'EventSource',
    'Request',
    'Response',
    'navigator',
    'Worker',
    'BroadcastChannel',
  ]) {
    Reflect.deleteProperty(globalThis, name);
  }
  Object.defineProperty(globalThis, 'process', { value: Object.freeze(known), writable: false, configurable: false });
}
