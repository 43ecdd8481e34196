// What pages take of their reports to the BFF, apart from the schemas that it reads them by.
import type { ContainerName } from './remote-manifest.ts';

/** Events that one message holds at most. */
export const maxTelemetryEvents = 50;

/** What a page says of itself with its calls, in the header `x-b2b-remote`: `mf-orders@1.0.0-abc <token>`. */
export const remoteHeader = (name: ContainerName, version: string, token: string): string =>
  `${name}@${version} ${token}`;

const remoteHeaderForm = /^([a-z][a-z0-9-]{0,59})@([0-9A-Za-z.+-]{1,100}) ([\w-]{1,100})$/;

/** Reads {@link remoteHeader}; null where it is none. */
export function readRemoteHeader(value: string): { name: ContainerName; version: string; token: string } | null {
  const [, name, version, token] = remoteHeaderForm.exec(value) ?? [];
  return name && version && token ? { name, version, token } : null;
}
