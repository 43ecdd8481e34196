import type { Boot, RegistrySnapshot } from 'shared-contracts';
import { escapeJson } from './escape.ts';

/** The releases of a snapshot, which are most of what a page begins with. */
const known = new WeakMap<RegistrySnapshot, string>();

/** What a page begins with, as JSON that cannot end the script element it stands in. */
export function bootJson({ snapshot, ...others }: Boot): string {
  const releases = known.get(snapshot) ?? escapeJson(snapshot);
  known.set(snapshot, releases);
  return `{"snapshot":${releases},${escapeJson(others).slice(1)}`;
}
