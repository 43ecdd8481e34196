import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Context } from '../context.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Of the response, where it is a page. */
      nonce: string;
    }
  }
}

/** Origins of remotes that are being developed, for scripts and for hot reload. */
function developmentSources(devRemotes: Context['config']['devRemotes']): string[] {
  return Object.values(devRemotes).flatMap((address) => {
    const { origin, host } = new URL(address);
    return [origin, `ws://${host}`];
  });
}

const noncedFrom = (_: unknown, response: unknown): string =>
  `'nonce-${(response as { locals: { nonce: string } }).locals.nonce}'`;

/**
 * Headers of a page. Scripts run by the response's nonce, and those load others (`strict-dynamic`: the remotes' entries are added by
 * the host's script); styles by nonce.
 * @returns middleware that needs `response.locals.nonce`
 */
export function pageSecurity({ config }: Pick<Context, 'config'>): RequestHandler {
  const dev = developmentSources(config.devRemotes);
  const devOrigins = dev.filter((source) => source.startsWith('http'));
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", noncedFrom, "'strict-dynamic'", ...devOrigins],
        // Pictures are cropped in a worker of the design system's release. Unsaid, it would fall back to scripts, which need a nonce.
        workerSrc: ["'self'", ...devOrigins],
        styleSrc: ["'self'", noncedFrom],
        imgSrc: ["'self'", 'blob:', 'data:', ...devOrigins],
        fontSrc: ["'self'", ...devOrigins],
        connectSrc: ["'self'", ...dev],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'"],
        // The office shows the merchant's own shop in a frame.
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Said with every answer (`guards/response-headers.ts`).
    referrerPolicy: false,
    strictTransportSecurity: false,
  });
}
