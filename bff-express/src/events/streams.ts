import { keyOfToken } from '../cookies/session-cookie.ts';

export interface Streams {
  /**
   * @param session whose it is
   * @param end ends it, when the process is told to end
   * @returns what counts it out; null where there are too many already
   */
  open(session: string, end: () => void): (() => void) | null;
  endAll(): void;
}

/** Streams of one session: a page has one, and pages of one browser share it, so these are devices and reloads. */
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
