import type { ErrorCode } from 'shared-contracts';

export class UpstreamTimeout extends Error {
  override name = 'UpstreamTimeout';
}

const notThere = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ETIMEDOUT']);

export const causeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
};

/** The code that a caller gets for a failed call: timeout (504), service not reachable (503), connection broken or answer unreadable (502). */
export function codeOfFailure(error: unknown): ErrorCode {
  if (error instanceof UpstreamTimeout) return 'upstream_timeout';
  return notThere.has(causeOf(error)) ? 'unavailable' : 'upstream_failed';
}
