import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/problem.ts';
import { texts } from './texts.ts';

/** While this file is there, a restore is under way or was interrupted; what is in the folder is its work alone. */
export const restoreMarkerFile = (dataDir: string): string => join(dataDir, 'restoring.json');

export function checkNotHalfRestored(dataDir: string): void {
  if (existsSync(restoreMarkerFile(dataDir))) throw new StartupError(texts.halfRestored(dataDir));
}
