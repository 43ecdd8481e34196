/** Remembers what is costly to make. */
export interface Memory<T> {
  /** What was made under a key a moment ago, or is being made, or is made now; failures are not remembered. */
  recall(key: string, make: () => Promise<T>): Promise<T>;
}

/** @param freshFor milliseconds for which a thing is remembered, from when it was begun */
export function createMemory<T>(freshFor: number, most = 100): Memory<T> {
  const known = new Map<string, { until: number; made: Promise<T> }>();
  return {
    recall(key, make) {
      const entry = known.get(key);
      const now = performance.now();
      if (entry && entry.until > now) return entry.made;
      if (known.size >= most) known.clear();
      const made = make();
      const fresh = { until: now + freshFor, made };
      known.set(key, fresh);
      made.catch(() => {
        if (known.get(key) === fresh) known.delete(key);
      });
      return made;
    },
  };
}
