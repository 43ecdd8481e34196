import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for files that a request needs while it is under way; `dispose` deletes it with all that is in it. */
export async function temporaryFolder(): Promise<{ folder: string; dispose(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'b2b-request-'));
  return { folder, dispose: () => rm(folder, { recursive: true, force: true }) };
}
