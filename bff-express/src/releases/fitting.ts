import type { ContainerName, Release } from 'shared-contracts';
import { type CompatibilityProblem, problemsAmong, type ReleaseId } from 'shared-contracts/compatibility';
import { offeredOperations } from 'shared-contracts/operations';

const offered = offeredOperations();

type Releases = Readonly<Partial<Record<ContainerName, Release>>>;

interface Misfit extends ReleaseId {
  problem: CompatibilityProblem;
}

export const problemsOf = (releases: Releases): CompatibilityProblem[] =>
  problemsAmong(
    Object.values(releases).filter((release) => release !== undefined),
    offered,
  );

/**
 * The releases to give up for the problems of a snapshot. Of the two in each problem the one that has changed comes first; where both have, as when
 * nothing was served before, the one that was built last.
 * @param served the releases that were served before
 */
export function findReleasesToGiveUp(
  problems: readonly CompatibilityProblem[],
  releases: Releases,
  served: Releases,
): Misfit[] {
  const isServed = ({ name, version }: ReleaseId): boolean => served[name]?.version === version;
  const builtAt = ({ name }: ReleaseId): string => releases[name]?.builtAt ?? '';
  return problems.flatMap((problem) => {
    const parties = 'bringer' in problem ? [problem.user, problem.bringer] : [problem.user];
    parties.sort((a, b) => Number(isServed(a)) - Number(isServed(b)) || builtAt(b).localeCompare(builtAt(a)));
    return parties.map(({ name, version }) => ({ name, version, problem }));
  });
}
