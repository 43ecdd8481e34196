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
 * Headers of a page. Scripts run by the response's nonce, and those load others (`strict-dynamic`: the remotes' entries are added by
 * the host's script); styles by nonce. In production no script runs of which it is not said what it is (Integrity-Policy).
 * @returns middleware that gives a response its nonce
 */
export function pageSecurity({ config }: Pick<Context, 'config'>): RequestHandler {
  const setPolicies = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", noncedFrom, "'strict-dynamic'"],
        // Pictures are cropped in a worker of the design system's release. Unsaid, it would fall back to scripts, which need a nonce.
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
    // Said with every answer (`guards/response-headers.ts`).
    referrerPolicy: false,
    strictTransportSecurity: false,
  });
  return (request, response, next) => {
    response.locals.nonce = newNonce();
    if (config.stage === 'production') response.set('integrity-policy', 'blocked-destinations=(script)');
    setPolicies(request, response, next);
  };
}
