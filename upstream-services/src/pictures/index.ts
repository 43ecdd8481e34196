export { contentTypeOf, formatFor } from './image-formats.ts';
export { createStorage } from './open-storage.ts';
export {
  createPictureWorks,
  generatedBucket,
  type KeptPicture,
  type PictureWorks,
  pictureBucket,
} from './picture-works.ts';
export { letterIcon } from './shop-icon.ts';
export type { Storage } from './storage.ts';
export { drawIcon } from './tasks/index.ts';
