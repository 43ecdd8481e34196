export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const isProductFile = (file: string): boolean =>
  /^(?:host-shell|mf-[^/]+|shared-[^/]+|bff-express|upstream-services)\/src\/.+\.tsx?$/.test(file) &&
  !/\.(?:test|testing|stories|d)\.tsx?$|\/testing\/|(?:^|[/-])texts\.ts$|\/migrations\//.test(file);

export function sampleOf<T>(
  all: readonly T[],
  packageOf: (one: T) => string,
  count: number,
  random: () => number,
): T[] {
  const byPackage = new Map<string, T[]>();
  for (const one of all) {
    const name = packageOf(one);
    byPackage.set(name, [...(byPackage.get(name) ?? []), one]);
  }
  const taken: T[] = [];
  const piles = [...byPackage.values()];
  while (taken.length < count && piles.some((pile) => pile.length > 0)) {
    for (const pile of piles) {
      if (pile.length === 0 || taken.length === count) continue;
      taken.push(...pile.splice(Math.floor(random() * pile.length), 1));
    }
  }
  return taken;
}

export function pickNearestTests(file: string, related: readonly string[], most: number): string[] {
  const path = file.split('/');
  const shared = (test: string): number => {
    const other = test.split('/');
    const differs = path.findIndex((part, at) => part !== other[at]);
    return differs < 0 ? path.length : differs;
  };
  return related
    .filter((test) => test.split('/')[0] === path[0])
    .sort((first, second) => shared(second) - shared(first) || first.localeCompare(second))
    .slice(0, most);
}
