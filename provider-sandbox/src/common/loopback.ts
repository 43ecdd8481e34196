import type { RequestHandler } from 'express';

const loopback = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Whether an address is one of this machine: the sandbox calls no other. */
export function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && loopback.test(url.hostname);
}

/** Refuses what names another host than this machine: a page of another site could otherwise reach in by a name of its own. */
export const onlyLoopback: RequestHandler = (request, response, next) => {
  if (isLoopback(`http://${request.headers.host}/`)) next();
  else response.status(403).type('text').send('The sandbox answers this machine only.');
};
