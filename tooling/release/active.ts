import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeReleasesSchema, type ContainerName, containerNames } from 'shared-contracts';
import { z } from 'zod';
import { writeFileAtomically } from '../config/files.ts';
import { StartProblem } from '../config/problem.ts';
import { texts } from './texts.ts';

/** How many earlier versions of a container are kept, for rollbacks and for tabs that are still open. */
export const keptVersions = 20;

/** `active.json` with what only these commands need: versions that were taken back, which no build activates again. */
const stateSchema = activeReleasesSchema.extend({
  withdrawn: z.partialRecord(z.enum(containerNames), z.array(z.string())).default({}),
});
export type ReleaseState = z.infer<typeof stateSchema>;

const fileIn = (releasesDir: string): string => join(releasesDir, 'active.json');

/**
 * What is active now.
 * @throws StartProblem when `active.json` is there but cannot be read
 */
export function readState(releasesDir: string): ReleaseState {
  const file = fileIn(releasesDir);
  if (!existsSync(file)) return { revision: 0, active: {}, previous: {}, withdrawn: {} };
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartProblem(texts.brokenActive(file));
  }
}

/** Writes what is active from now on, as the next revision, in one step. */
export function writeState(releasesDir: string, state: ReleaseState): void {
  writeFileAtomically(fileIn(releasesDir), `${JSON.stringify({ ...state, revision: state.revision + 1 }, null, 2)}\n`);
}

/** The state with another version of a container active; the one before comes first among the previous. */
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

/** The state with a container's present version taken back and the one before active; undefined where there is none before. */
export function withdraw(state: ReleaseState, name: ContainerName): ReleaseState | undefined {
  const [before, ...others] = state.previous[name] ?? [];
  const present = state.active[name];
  if (!before || !present) return undefined;
  return {
    ...state,
    active: { ...state.active, [name]: before },
    previous: { ...state.previous, [name]: others },
    withdrawn: { ...state.withdrawn, [name]: [present, ...(state.withdrawn[name] ?? [])].slice(0, keptVersions) },
  };
}
