import { StartupError } from 'shared-node';
import { defaultDataDir } from './data-folder.ts';
import { texts } from './texts.ts';

export { StartupError };

/** Whether a disk was full. Build tools pass on the system's message without its code. */
const isDiskFull = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC' ||
  /ENOSPC|no space left on device/i.test((error as Error | undefined)?.message ?? '');

export function describeError(error: unknown): string {
  if (isDiskFull(error)) return texts.diskFull(defaultDataDir());
  return error instanceof StartupError ? error.message : texts.unexpected((error as Error).stack ?? '');
}
