import type { Boot, RegistrySnapshot } from 'shared-contracts';
import { escapeJson } from './escape.ts';

const known = new WeakMap<RegistrySnapshot, string>();

export function bootJson({ snapshot, ...others }: Boot): string {
  const releases = known.get(snapshot) ?? escapeJson(snapshot);
  known.set(snapshot, releases);
  return `{"snapshot":${releases},${escapeJson(others).slice(1)}`;
}
