import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the caller closes the connection before the answer is out. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
