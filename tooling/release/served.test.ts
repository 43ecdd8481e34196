import { hasLoadedRevision } from './served.ts';

it.each([
  ['the same', 4, null, 4, true],
  ['a newer one', 5, null, 4, true],
  ['an older one', 3, null, 4, false],
  // The registry has spoken nine times: what is served is still of before this release.
  ['an older one under a registry', 12, 9, 4, false],
  ['the same under a registry', 13, 9, 4, true],
])('a platform that serves %s has or has not taken what was written', (_, served, registry, written, taken) => {
  expect(hasLoadedRevision({ revision: served, registryRevision: registry }, written)).toBe(taken);
});
