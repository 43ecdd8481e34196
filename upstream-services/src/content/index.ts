import type { Bound } from '../http/bind.ts';
import type { Owns } from '../http/owned.ts';
import { countContent } from './repository.ts';
import listPublicContent from './routes/list-public-content.ts';
import placePictures from './routes/place-pictures.ts';
import retrieveContent from './routes/retrieve-content.ts';
import updateContent from './routes/update-content.ts';
import uploadContent from './routes/upload-content.ts';

export { contentJobs, unusedFilesJob } from './jobs.ts';
export { createPictureBin } from './picture-bin.ts';
export { serveContentFiles } from './routes/content-file.ts';
export { serveShopIcons } from './routes/shop-icon.ts';
export { deleteUnusedFiles, forgetPictures } from './unused-files.ts';

export const ownsContent: Owns = async ({ db }, merchantId, ids) =>
  (await countContent(db, merchantId, ids)) === ids.length;

/** Pictures. */
export const contentRoutes: Bound[] = [uploadContent, retrieveContent, updateContent, listPublicContent, placePictures];
