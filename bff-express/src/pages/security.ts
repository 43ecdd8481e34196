import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Context } from '../context.ts';
import { newNonce } from './compression/index.ts';

declare global {
  namespace Express {
    interface Locals {
      nonce: string;
    }
  }
}

const noncedFrom = (_: unknown, response: unknown): string =>
  `'nonce-${(response as { locals: { nonce: string } }).locals.nonce}'`;

/**
 * Security headers of pages. Scripts and styles need the response's nonce; scripts may load others (`strict-dynamic`: the host's script adds the
 * remotes' entries). In production no script runs without an integrity hash (Integrity-Policy).
 * @returns middleware that gives each response its nonce
 */
export function pageSecurity({ config }: Pick<Context, 'config'>): RequestHandler {
  const setPolicies = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", noncedFrom, "'strict-dynamic'"],
        // The design system's release crops pictures in a worker. Without this directive workers fall under `script-src`, which requires a nonce.
        workerSrc: ["'self'"],
        styleSrc: ["'self'", noncedFrom],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'"],
        // The office shows the merchant's own shop in a frame.
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Every response has these headers already (`guards/response-headers.ts`).
    referrerPolicy: false,
    strictTransportSecurity: false,
  });
  return (request, response, next) => {
    response.locals.nonce = newNonce();
    if (config.stage === 'production') response.set('integrity-policy', 'blocked-destinations=(script)');
    setPolicies(request, response, next);
  };
}
