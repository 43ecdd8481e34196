import { bffPath, headerNames, type ServerAnswer } from 'shared-contracts';
import { readBoot } from '../boot/boot.ts';

/** Of the releases that the BFF serves, as it said last; null until it has. */
let heard: string | null = null;

/** Every answer of the BFF says which releases it serves. */
export function noteReleases({ headers }: Pick<ServerAnswer, 'headers'>): void {
  heard = headers.get(headerNames.releases) ?? heard;
}

/** The revision that is served now; null where this page has it. */
export const newRevision = (): string | null =>
  heard === null || heard === String(readBoot().snapshot.revision) ? null : heard;

/** Asks which releases are served, where no other answer says so. */
export const askReleases = (): Promise<void> =>
  fetch(`${bffPath}/registry`, { method: 'HEAD', cache: 'no-store' }).then(noteReleases, () => undefined);
