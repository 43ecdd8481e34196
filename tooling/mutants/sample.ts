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

/** Names by which tests of a file call it: what it exports, and the operation that a route file is named after. */
export function namesOf(file: string, code: string): string[] {
  const stem = (file.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');
  const operation = stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    operation,
    ...[...code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name),
  ];
}

/**
 * Tests of the file's package that mention one of its names, then those that are near it.
 * @param related tests that import the file, directly or not
 * @param read the text of a test
 */
export function pickNearestTests(
  file: string,
  names: readonly string[],
  related: readonly string[],
  most: number,
  read: (test: string) => string,
): string[] {
  const path = file.split('/');
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const shared = (test: string): number => {
    const other = test.split('/');
    const differs = path.findIndex((part, at) => part !== other[at]);
    return differs < 0 ? path.length : differs;
  };
  return related
    .filter((test) => test.split('/')[0] === path[0])
    .map((test) => ({ test, isNamed: Number(named.test(read(test))), shared: shared(test) }))
    .sort((a, b) => b.isNamed - a.isNamed || b.shared - a.shared || a.test.localeCompare(b.test))
    .slice(0, most)
    .map(({ test }) => test);
}
