import type { Bins } from './bin/index.ts';
import { categoryBin, productBin } from './catalogue/index.ts';
import { deleteUnusedFiles, pictureBin } from './content/index.ts';
import { unusedFilesJob } from './content/jobs.ts';

export const bins: Bins = {
  kinds: { product: productBin, category: categoryBin, picture: pictureBin },
  filesJob: unusedFilesJob,
  deleteUnusedFiles,
};
