import { bffPath, headerNames, type ServerAnswer } from 'shared-contracts';
import { readBoot } from '../boot/boot.ts';

let heard: string | null = null;

export function noteReleases({ headers }: Pick<ServerAnswer, 'headers'>): void {
  heard = headers.get(headerNames.releases) ?? heard;
}

export const newRevision = (): string | null =>
  heard === null || heard === String(readBoot().snapshot.revision) ? null : heard;

export const askReleases = (): Promise<void> =>
  fetch(`${bffPath}/registry`, { method: 'HEAD', cache: 'no-store' }).then(noteReleases, () => undefined);
