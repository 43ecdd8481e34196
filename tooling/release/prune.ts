import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import type { ReleaseState } from './active.ts';

/** How long unused releases are kept: an open tab still loads chunks of the release with which it was opened. */
const retention = 7 * 24 * 60 * 60 * 1000;

export function pruneReleases(releasesDir: string, name: ContainerName, state: ReleaseState, now = Date.now()): void {
  const folder = join(releasesDir, 'remotes', name);
  // A withdrawn release may have been active until a moment ago, however old its folder is.
  const needed = new Set([state.active[name], ...(state.previous[name] ?? []), ...(state.withdrawn[name] ?? [])]);
  for (const version of readdirSync(folder)) {
    const release = join(folder, version);
    if (!needed.has(version) && now - statSync(release).mtimeMs > retention) rmSync(release, { recursive: true });
  }
}
