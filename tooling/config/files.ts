import { renameSync, writeFileSync } from 'node:fs';

export function writeFileAtomically(file: string, content: string, mode = 0o644): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content, { mode });
  renameSync(temporary, file);
}
