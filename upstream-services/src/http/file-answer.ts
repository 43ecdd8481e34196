import { join } from 'node:path';
import { temporaryFolder } from '../common/temporary-folder.ts';

/** The answer that work which runs apart writes into a file; it is gone once it is sent, or the work has failed. */
export async function fileAnswer(write: (file: string) => Promise<unknown>) {
  const { folder, dispose } = await temporaryFolder();
  const file = join(folder, 'answer.json');
  try {
    await write(file);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { file, dispose };
}
