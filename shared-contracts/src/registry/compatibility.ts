import satisfies from 'semver/functions/satisfies.js';
import { type ContainerName, designSystemName, shellName } from './container-names.ts';
import { isExported } from './exported-names.ts';
import type { Release } from './registry.ts';

export type ReleaseFacts = Pick<Release, 'name' | 'version' | 'manifest' | 'uses' | 'provides'>;

export type OfferedOperations = Readonly<Record<string, string>>;

export interface ReleaseId {
  name: ContainerName;
  version: string;
}

/**
 * Why a release does not fit the releases beside it. `user` is the release that would not work.
 * - `module`: it imports a shared module that no release provides
 * - `range`: the module is provided in a version outside of its range
 * - `names`: it imports names that the module does not export
 * - `operations`: it calls operations that the BFF does not offer, or offers at another path
 * - `route`: one of its addresses belongs to another container
 * - `slot`: it fills a slot that no release offers. Only a warning, since nothing breaks: it may be released before the one that offers the slot
 */
export type CompatibilityProblem = { user: ReleaseId } & (
  | { kind: 'module'; module: string }
  | { kind: 'range'; module: string; bringer: ReleaseId; range: string; version: string }
  | { kind: 'names'; module: string; bringer: ReleaseId; names: string[] }
  | { kind: 'operations'; operations: string[] }
  | { kind: 'route'; path: string; bringer: ReleaseId }
  | { kind: 'slot'; slot: string }
);

export const isWarning = ({ kind }: CompatibilityProblem): boolean => kind === 'slot';

export function formatCompatibilityProblem(problem: CompatibilityProblem): string {
  const { name, version } = problem.user;
  const user = `${name} ${version}`;
  const bringer = 'bringer' in problem ? `${problem.bringer.name} ${problem.bringer.version}` : '';
  switch (problem.kind) {
    case 'module':
      return `${user} takes ${problem.module}, which nobody brings`;
    case 'range':
      return `${user} takes ${problem.module} ${problem.range}, of which ${bringer} brings ${problem.version}`;
    case 'names':
      return `${user} takes of ${problem.module} what ${bringer} does not export: ${problem.names.join(', ')}`;
    case 'operations':
      return `${user} calls what is not offered: ${problem.operations.join(', ')}`;
    case 'route':
      return `${user} has the address ${problem.path}, which is that of ${bringer}`;
    case 'slot':
      return `${user} fills the slot ${problem.slot}, which nobody offers`;
  }
}

const platform: readonly ContainerName[] = [shellName, designSystemName];

const nameOf = ({ name, version }: ReleaseId): ReleaseId => ({ name, version });

export const routeShape = (path: string): string => path.toLowerCase().replace(/:[^/]+/g, ':');

function moduleProblems(release: ReleaseFacts, all: readonly ReleaseFacts[]): CompatibilityProblem[] {
  const user = nameOf(release);
  // Only the platform provides shared modules. If a part of it is missing, or was released before releases recorded `provides`, any module may be
  // there.
  const isKnown = platform.every((name) => all.some((one) => one.name === name && one.provides));
  return Object.entries(release.uses?.modules ?? {}).flatMap(([module, { range, names }]): CompatibilityProblem[] => {
    const brings = all.find(({ provides }) => provides?.modules[module]);
    const brought = brings?.provides?.modules[module];
    if (!brings || !brought) return isKnown ? [{ kind: 'module', user, module }] : [];
    const bringer = nameOf(brings);
    const { version } = brought;
    if (range !== null && !satisfies(version, range)) return [{ kind: 'range', user, module, bringer, range, version }];
    const missing = brought.names ? (names ?? []).filter((name) => !isExported(brought.names ?? [], name)) : [];
    return missing.length > 0 ? [{ kind: 'names', user, module, bringer, names: missing }] : [];
  });
}

function operationProblems(release: ReleaseFacts, offered: OfferedOperations | undefined): CompatibilityProblem[] {
  if (!offered) return [];
  const used = Object.entries(release.uses?.operations ?? {});
  const missing = used.filter(([name, endpoint]) => offered[name] !== endpoint).map(([name]) => name);
  return missing.length > 0 ? [{ kind: 'operations', user: nameOf(release), operations: missing }] : [];
}

function routeProblems(release: ReleaseFacts, all: readonly ReleaseFacts[]): CompatibilityProblem[] {
  const others = all.slice(0, all.indexOf(release));
  return release.manifest.routes.flatMap(({ path }): CompatibilityProblem[] => {
    const owner = others.find(({ manifest }) =>
      manifest.routes.some((one) => routeShape(one.path) === routeShape(path)),
    );
    return owner ? [{ kind: 'route', user: nameOf(release), path, bringer: nameOf(owner) }] : [];
  });
}

function slotProblems(release: ReleaseFacts, all: readonly ReleaseFacts[]): CompatibilityProblem[] {
  const offered = new Set(all.flatMap(({ manifest }) => manifest.offers));
  const slots = new Set(release.manifest.slots.map(({ slot }) => slot));
  return [...slots].filter((slot) => !offered.has(slot)).map((slot) => ({ kind: 'slot', user: nameOf(release), slot }));
}

export const problemsAmong = (releases: readonly ReleaseFacts[], offered?: OfferedOperations): CompatibilityProblem[] =>
  releases.flatMap((release) => [
    ...moduleProblems(release, releases),
    ...operationProblems(release, offered),
    ...routeProblems(release, releases),
    ...slotProblems(release, releases),
  ]);

const sameness = ({ user, ...rest }: CompatibilityProblem): string =>
  JSON.stringify([user.name, { ...rest, ...('bringer' in rest ? { bringer: rest.bringer.name } : {}) }]);

/**
 * Compares a release with the active ones in both directions: what it needs from them, and what they need from it. Problems that exist without it are
 * not reported.
 * @param active may contain a release of the same container: the candidate replaces it
 * @param offered omitted where it is not known what the BFF offers
 * @returns the problems, warnings included: see {@link isWarning}
 */
export function compatibilityProblems(
  candidate: ReleaseFacts,
  active: readonly ReleaseFacts[],
  offered?: OfferedOperations,
): CompatibilityProblem[] {
  const others = active.filter(({ name }) => name !== candidate.name);
  const before = new Set(problemsAmong(active, offered).map(sameness));
  return problemsAmong([...others, candidate], offered).filter(
    (problem) => problem.user.name === candidate.name || !before.has(sameness(problem)),
  );
}
