import type { RequestHandler } from 'express';

const loopback = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

export function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && loopback.test(url.hostname);
}

/** Refuses requests for any host but this machine, and writing requests from pages of other sites, which could otherwise control the sandbox. */
export const onlyLoopback: RequestHandler = (request, response, next) => {
  const isForeign = request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site';
  if (isLoopback(`http://${request.headers.host}/`) && !isForeign) next();
  else response.status(403).type('text').send('The sandbox answers this machine only.');
};
