import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeReleasesSchema, type ContainerName, designSystemName, shellName } from 'shared-contracts';
import { z } from 'zod';
import { writeFileAtomically } from '../config/files.ts';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

/** How many earlier versions of a container are kept, for rollbacks and for tabs that are still open. */
export const keptVersions = 20;

const stateSchema = activeReleasesSchema.extend({
  withdrawn: z.record(z.string(), z.array(z.string())).default({}),
  /** True once a container was released or rolled back by name. From then on only such commands change what is active, and builds do not. */
  decided: z.boolean().default(false),
});
export type ReleaseState = z.infer<typeof stateSchema>;

const fileIn = (releasesDir: string): string => join(releasesDir, 'active.json');

export function readState(releasesDir: string): ReleaseState {
  const file = fileIn(releasesDir);
  if (!existsSync(file)) return { revision: 0, active: {}, previous: {}, withdrawn: {}, decided: false };
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartupError(texts.brokenActive(file));
  }
}

export function copyBuilt(from: string, releasesDir: string): void {
  cpSync(join(from, 'remotes'), join(releasesDir, 'remotes'), { recursive: true });
}

export function writeState(releasesDir: string, state: ReleaseState): number {
  const revision = state.revision + 1;
  writeFileAtomically(fileIn(releasesDir), `${JSON.stringify({ ...state, revision }, null, 2)}\n`);
  return revision;
}

export function activate(state: ReleaseState, name: ContainerName, version: string): ReleaseState {
  const before = state.active[name];
  if (before === version) return state;
  const others = (state.previous[name] ?? []).filter((each) => each !== version && each !== before);
  return {
    ...state,
    active: { ...state.active, [name]: version },
    previous: { ...state.previous, [name]: [...(before ? [before] : []), ...others].slice(0, keptVersions) },
    withdrawn: { ...state.withdrawn, [name]: (state.withdrawn[name] ?? []).filter((each) => each !== version) },
  };
}

/**
 * The state after the rollback of a container: the version before its present one is active again. A remote without an earlier version disappears
 * from all pages.
 * @returns undefined where no version is active, or where it is the only version of a container that every page needs
 */
export function withdraw(state: ReleaseState, name: ContainerName): ReleaseState | undefined {
  const [before, ...others] = state.previous[name] ?? [];
  const { [name]: present, ...active } = state.active;
  const needed = name === shellName || name === designSystemName;
  if (!present || (!before && needed)) return undefined;
  return {
    ...state,
    active: before ? { ...active, [name]: before } : active,
    previous: { ...state.previous, [name]: others },
    withdrawn: { ...state.withdrawn, [name]: [present, ...(state.withdrawn[name] ?? [])].slice(0, keptVersions) },
  };
}
