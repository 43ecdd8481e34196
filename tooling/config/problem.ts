import { StartProblem } from 'shared-contracts/process';

export { StartProblem };

/** Whether something failed for want of room on a disk; build tools pass on the system's words only. */
const isDiskFull = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC' ||
  /ENOSPC|no space left on device/i.test((error as Error | undefined)?.message ?? '');

/**
 * What a command says of what ended it: one sentence where a person can put it right.
 * @param folder where the command writes
 * @param texts  sentences of the command
 */
export function sentenceOf(
  error: unknown,
  folder: string,
  texts: { diskFull(folder: string): string; unexpected(why: string): string },
): string {
  if (isDiskFull(error)) return texts.diskFull(folder);
  return error instanceof StartProblem ? error.message : texts.unexpected((error as Error).stack ?? '');
}
