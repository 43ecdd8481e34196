/**
 * Takes from this realm what a bundle has no business with: the network, and Node itself. What a page needs comes by `require` and by the
 * request's `fetch`. The operating system's side (files, other processes, threads) is closed by Node's permission model.
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
