import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

/** While this file exists, a restore is running or was interrupted, and the folder holds nothing but that restore's files. */
export const restoreMarkerFile = (dataDir: string): string => join(dataDir, 'restoring.json');

export function checkNotHalfRestored(dataDir: string): void {
  if (existsSync(restoreMarkerFile(dataDir))) throw new StartupError(texts.halfRestored(dataDir));
}
