import type { IncomingHttpHeaders } from 'node:http';
import { type ErrorCode, errorCatalogue, problemContentType } from 'shared-contracts';
import { inertPolicy } from '../guards/response-headers.ts';

const passedHeaders = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
  'retry-after',
] as const;

export function passedAnswerHeaders(given: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { 'content-security-policy': inertPolicy };
  for (const name of passedHeaders) {
    const value = given[name];
    if (value !== undefined) headers[name] = value;
  }
  headers['cache-control'] ??= 'no-store';
  return headers;
}

const isType = (type: string | undefined, expected: string): boolean => type?.startsWith(expected) ?? false;

const plainCodes: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_body',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
  504: 'upstream_timeout',
};

/**
 * Checks an answer's status and type. Only problems of the contract and good answers of the expected type may reach a caller: anything else may be
 * another server's error page with a stack trace, or something that a browser would run.
 * @param expected the type of a good answer
 * @returns the problem to answer instead, or null where the answer may pass
 */
export function faultOf(status: number, type: string | undefined, expected: 'json' | 'picture'): ErrorCode | null {
  if (status >= 400) {
    if (isType(type, problemContentType)) return null;
    const code = plainCodes[status];
    return code && errorCatalogue[code][0] === status ? code : 'upstream_failed';
  }
  if (status === 304 || status === 204) return null;
  if (status < 200 || status >= 300) return 'upstream_failed';
  return isType(type, expected === 'json' ? 'application/json' : 'image/') ? null : 'upstream_failed';
}
