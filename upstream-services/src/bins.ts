import type { Bins } from './bin/index.ts';
import { categoryBin, picturedProducts, productBin } from './catalogue/index.ts';
import { createPictureBin, deleteUnusedFiles } from './content/index.ts';
import { unusedFilesJob } from './content/jobs.ts';

export const bins: Bins = {
  kinds: { product: productBin, category: categoryBin, picture: createPictureBin(picturedProducts) },
  filesJob: unusedFilesJob,
  deleteUnusedFiles,
};
