import { keyOfToken } from '../cookies/session-cookie.ts';

export interface Streams {
  /**
   * @param session token of the session that opens the stream
   * @param end called to end the stream when the process shuts down
   * @returns call it when the stream has closed; null where too many are open already
   */
  open(session: string, end: () => void): (() => void) | null;
  endAll(): void;
}

/** Open streams of one session. All pages of a browser share one stream, so several mean several devices, or reloads. */
export const maxOfSession = 8;
const maxOfAll = 10_000;

export function createStreams(): Streams {
  const ends = new Set<() => void>();
  const bySession = new Map<string, number>();
  return {
    open(session, end) {
      const key = keyOfToken(session);
      const count = bySession.get(key) ?? 0;
      if (count >= maxOfSession || ends.size >= maxOfAll) return null;
      bySession.set(key, count + 1);
      ends.add(end);
      return () => {
        if (!ends.delete(end)) return;
        const left = (bySession.get(key) ?? 1) - 1;
        if (left > 0) bySession.set(key, left);
        else bySession.delete(key);
      };
    },
    endAll() {
      for (const end of [...ends]) end();
    },
  };
}
