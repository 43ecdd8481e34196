import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that a reader sees the old content or the new, never a half: a temporary file beside it, then a rename.
 * @param mode Permissions of the new file.
 */
export function writeFileAtomically(file: string, content: string, mode = 0o644): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content, { mode });
  renameSync(temporary, file);
}
