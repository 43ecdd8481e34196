const maxRemembered = 10_000;

/**
 * Counts calls by key in windows of fixed length.
 * @param count  calls allowed in a window
 * @param window milliseconds
 * @returns false where the key has used its calls up
 */
export function createRateLimit(count: number, window: number): (key: string) => boolean {
  const used = new Map<string, number>();
  let ends = 0;
  return (key) => {
    const now = Date.now();
    if (now >= ends || used.size >= maxRemembered) {
      used.clear();
      ends = now + window;
    }
    const next = (used.get(key) ?? 0) + 1;
    used.set(key, next);
    return next <= count;
  };
}
