import type { Bound } from '../../http/bind.ts';
import listPublicContent from './list-public-content.ts';
import placePictures from './place-pictures.ts';
import retrieveContent from './retrieve-content.ts';
import updateContent from './update-content.ts';
import uploadContent from './upload-content.ts';

export { serveContentFiles } from './content-file.ts';
export { serveShopIcons } from './shop-icon.ts';

/** Pictures. */
export const contentRoutes: Bound[] = [uploadContent, retrieveContent, updateContent, listPublicContent, placePictures];
