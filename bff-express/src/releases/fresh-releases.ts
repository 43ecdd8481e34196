import type { ContainerName } from 'shared-contracts';
import type { ReleaseId } from 'shared-contracts/compatibility';
import type { Snapshot } from './snapshot.ts';

const freshFor = 15 * 60_000;

export interface FreshRelease extends ReleaseId {
  before: string;
}

/** Releases that have been served for a short time only, in place of another version: their faults are watched for. */
export class FreshReleases {
  readonly #since = new Map<ContainerName, FreshRelease & { since: number }>();

  note(next: Snapshot, last: Snapshot): void {
    for (const release of Object.values(next.releases)) {
      if (!release) continue;
      const { name, version } = release;
      const before = last.releases[name]?.version;
      if (before === version) continue;
      if (before === undefined) this.#since.delete(name);
      else this.#since.set(name, { name, version, before, since: performance.now() });
    }
  }

  forget(name: ContainerName): void {
    this.#since.delete(name);
  }

  list(): FreshRelease[] {
    return [...this.#since.values()].filter(({ since }) => performance.now() - since < freshFor);
  }
}
