import type { ContainerName } from 'shared-contracts';
import type { ReleaseId } from 'shared-contracts/compatibility';
import { releaseKey } from './snapshot.ts';

export interface GivenUpRelease extends ReleaseId {
  why: string;
}

/** Releases that are passed over when releases are chosen. */
export class GivenUpReleases {
  readonly #tell: (release: ReleaseId, why: string) => void;
  /** Failed by themselves, and are given up for good. */
  readonly #unfit = new Map<string, string>();
  /** Do not fit the others beside them, and are given up until the active releases change. */
  readonly #misfits = new Map<string, string>();

  constructor(tell: (release: ReleaseId, why: string) => void) {
    this.#tell = tell;
  }

  addUnfit(release: ReleaseId, why: string): void {
    this.#add(this.#unfit, release, why);
  }

  addMisfit(release: ReleaseId, why: string): void {
    this.#add(this.#misfits, release, why);
  }

  #add(among: Map<string, string>, release: ReleaseId, why: string): void {
    among.set(releaseKey(release.name, release.version), why);
    this.#tell(release, why);
  }

  forgetMisfits(): void {
    this.#misfits.clear();
  }

  isUnfit({ name, version }: ReleaseId): boolean {
    return this.#unfit.has(releaseKey(name, version));
  }

  /** Why, by the key of the release. */
  reasons(): ReadonlyMap<string, string> {
    return new Map([...this.#unfit, ...this.#misfits]);
  }

  among(releases: readonly (readonly [ContainerName, string])[]): GivenUpRelease[] {
    const reasons = this.reasons();
    return releases.flatMap(([name, version]) => {
      const why = reasons.get(releaseKey(name, version));
      return why === undefined ? [] : [{ name, version, why }];
    });
  }
}
