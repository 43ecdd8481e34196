import type { callOf } from '../index.ts';

export const id = '0190a4f2-7c1e-7d33-9a51-3f6c2b8e4d10';

export function sent(call: ReturnType<typeof callOf>) {
  const { pathname, searchParams } = new URL(call.path, 'http://shop.test');
  const [, group, path] = /^\/b2b\/bff\/([a-z0-9-]+)(\/.*)$/.exec(pathname) ?? [];
  const body = typeof call.body === 'string' ? JSON.parse(call.body) : undefined;
  return { group, path, method: call.method, body, query: Object.fromEntries(searchParams), headers: call.headers };
}

export const post = (group: string, path: string, body: object) => ({ method: 'POST', group, path, body });
