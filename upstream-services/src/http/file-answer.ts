import { join } from 'node:path';
import { temporaryFolder } from '../common/temporary-folder.ts';

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
