export { homeHead } from './home-head.ts';
export { productHead } from './product-head.ts';
export { documentHead, privateHead } from './shop-page-head.ts';
export { missingHead } from './tags.ts';
export type { HeadPicture } from './types.ts';
