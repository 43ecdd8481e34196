// The part of the telemetry contract that pages load. The schemas, which only the BFF needs, are elsewhere.
import type { ContainerName } from '../registry/container-names.ts';

export const maxTelemetryEvents = 50;

export const remoteHeader = (name: ContainerName, version: string, token: string): string =>
  `${name}@${version} ${token}`;

const remoteHeaderForm = /^([a-z][a-z0-9-]{0,59})@([0-9A-Za-z.+-]{1,100}) ([\w-]{1,100})$/;

export function parseRemoteHeader(value: string): { name: ContainerName; version: string; token: string } | null {
  const [, name, version, token] = remoteHeaderForm.exec(value) ?? [];
  return name && version && token ? { name, version, token } : null;
}
