import type { Request, Response } from 'express';
import helmet from 'helmet';
import type { Context } from '../context.ts';
import { newNonce } from './compression/index.ts';

const policyWith = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // The design system's release crops pictures in a worker. Without this directive workers fall under `script-src`, which requires a nonce.
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    // The office shows the merchant's own shop in a frame.
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');

/**
 * Security headers of pages. Scripts and styles need the response's nonce; scripts may load others (`strict-dynamic`: the host's script adds the
 * remotes' entries). In production no script runs without an integrity hash (Integrity-Policy).
 * @returns a function that sets the headers and returns the nonce that they allow
 */
export function pageSecurity({ config }: Pick<Context, 'config'>) {
  const setOtherHeaders = helmet({
    contentSecurityPolicy: false,
    // Every response has these headers already (`guards/response-headers.ts`).
    referrerPolicy: false,
    strictTransportSecurity: false,
  });
  return (request: Request, response: Response): string => {
    const nonce = newNonce();
    response.set('content-security-policy', policyWith(nonce));
    if (config.stage === 'production') response.set('integrity-policy', 'blocked-destinations=(script)');
    setOtherHeaders(request, response, () => {});
    return nonce;
  };
}
