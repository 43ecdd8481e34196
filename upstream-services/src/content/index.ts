export { ownsContent } from './ownership.ts';
export { pictureBin } from './picture-bin.ts';
export { orderedPictures as orderedPicturesPort, type PicturedProducts, products as productsPort } from './ports.ts';
export {
  copyPictures,
  findProductsWithChangedPictures,
  firstPictureJson,
  firstPictureOf,
  shownPictures,
  shownPicturesJson,
  showPictures,
} from './product-pictures.ts';
export { grantPictures, readPictureQuota, requireBytes as requirePictureBytes } from './quota.ts';
export { serveContentFiles } from './routes/content-file.ts';
export { serveShopIcons } from './routes/shop-icon.ts';
export {
  addShopPicture,
  findShopPicture,
  firstShopPictures,
  revertShopPicture,
  type ShopPicture,
} from './shop-pictures.ts';
export { deleteProductPictures, deleteUnusedFiles } from './unused-files.ts';
