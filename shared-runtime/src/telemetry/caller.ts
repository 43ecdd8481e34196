import { type ContainerName, headerNames, remoteHeader } from 'shared-contracts';
import { pageToken } from './page-token.ts';
import { reportTelemetry } from './report.ts';

export interface RunningRelease {
  name: ContainerName;
  version: string;
}

let shown: (() => RunningRelease | undefined) | undefined;

/**
 * Sets whose calls the page makes from now on: those of the container whose screen is shown. Calls of other containers' slots there count as its own,
 * since an endpoint does not know who uses it.
 * @param read asked at each call, since a retry may load another release
 */
export function setCallerRelease(read: () => RunningRelease | undefined): void {
  shown = read;
}

export function callerHeaders(): Record<string, string> {
  const release = shown?.();
  const token = pageToken();
  return release && token ? { [headerNames.remote]: remoteHeader(release.name, release.version, token) } : {};
}

export function reportUnreadable(operation: string): void {
  const release = shown?.();
  if (release) reportTelemetry({ kind: 'answer-refused', ...release, cause: operation });
}
