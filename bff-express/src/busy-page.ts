import type { ServerResponse } from 'node:http';
import { texts } from './texts.ts';

const style =
  'html{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{min-height:90vh;display:grid;place-content:center;' +
  'margin:0 auto;padding:1.5rem;max-width:30rem;text-align:center}h1{font-size:1.4rem;margin:0}a{color:inherit}';

/**
 * Sends a page that asks the visitor to wait and reloads itself. The page loads no other file and needs no service, so it works during any outage.
 * @param status     429: too many requests for this shop; 503: what the page needs cannot be reached
 * @param retryAfter seconds
 */
export function sendBusyPage(response: ServerResponse, status: 429 | 503, retryAfter: number): void {
  const { title, sentence, again } = texts.busy[status];
  const html =
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retryAfter}"><title>${title}</title>` +
    `<style>${style}</style></head><body><h1>${title}</h1><p>${sentence}</p><p><a href="">${again}</a></p></body></html>`;
  const body = Buffer.from(html);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
