const maxRemembered = 10_000;

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
