import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware, type RequestHandler, responseInterceptor } from 'http-proxy-middleware';
import { bffPath, registryAnswerSchema } from 'shared-contracts';
import { type DevContainer, injectDevContainers, withDevContainers } from './inject-dev-containers.ts';
import { texts } from './texts.ts';

const registryPath = `${bffPath}/registry`;
const telemetryPath = `${bffPath}/telemetry`;

const pathOf = ({ url = '/' }: IncomingMessage): string => new URL(url, 'http://any.invalid').pathname;

const isSubstituted = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  (pathOf(request) === registryPath || (request.headers.accept ?? '').includes('text/html'));

/**
 * A proxy between a browser and a platform on another machine. It passes everything on, except that pages and the registry name the containers that
 * are developed here, and that telemetry of pages is dropped.
 * @param platform origin of the platform
 * @param developed the containers that are developed at this moment
 */
export function createDevProxy(platform: string, developed: () => readonly DevContainer[]): RequestHandler {
  /**
   * The platform accepts changes from its own pages only. A request from a page of this proxy gets the platform's origin; one from any other page
   * keeps its own.
   */
  const asOwn = (proxied: { setHeader(name: string, value: string): unknown }, request: IncomingMessage): void => {
    if (request.headers.origin === `http://${request.headers.host}`) proxied.setHeader('origin', platform);
  };
  const refuse = (error: Error, _: unknown, response: unknown): void => {
    // For a failed upgrade the response is a bare socket.
    const answer = response as ServerResponse;
    if (typeof answer.writeHead !== 'function' || answer.headersSent) return;
    answer
      .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      .end(texts.platformAway(platform, error.message));
  };
  const common = { target: platform, changeOrigin: true } as const;
  const passed = createProxyMiddleware({
    ...common,
    autoRewrite: true,
    protocolRewrite: 'http',
    on: { proxyReq: asOwn, error: refuse },
  });
  const substituted = createProxyMiddleware({
    ...common,
    selfHandleResponse: true,
    on: {
      error: refuse,
      proxyReq(proxied, request) {
        asOwn(proxied, request);
        // The browser's copy has been changed here, so its ETag and date mean nothing to the platform.
        for (const name of ['if-none-match', 'if-modified-since']) proxied.removeHeader(name);
      },
      proxyRes: responseInterceptor(async (body, answer, request, response) => {
        response.setHeader('cache-control', 'no-store');
        response.removeHeader('etag');
        const to = answer.headers.location;
        if (to?.startsWith(`${platform}/`)) response.setHeader('location', to.slice(platform.length));
        const type = answer.headers['content-type'] ?? '';
        if (type.includes('text/html')) return injectDevContainers(body.toString(), developed(), pathOf(request));
        if (pathOf(request) !== registryPath || answer.statusCode !== 200) return body;
        return JSON.stringify(withDevContainers(registryAnswerSchema.parse(JSON.parse(body.toString())), developed()));
      }),
    },
  });
  return ((request, response, next) => {
    // Reports from a page in development must not be counted for the platform's releases.
    if (pathOf(request) === telemetryPath) {
      request.resume();
      return response.writeHead(204).end();
    }
    return (isSubstituted(request) ? substituted : passed)(request, response, next);
  }) as RequestHandler;
}
