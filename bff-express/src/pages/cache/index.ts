export { createAskedPages } from './asked-pages.ts';
export { type CachedPage, createPageCaches } from './page-cache.ts';
export { createSharedAnswers, type SharedAnswer, type SharedAnswers } from './shared-answers.ts';
export { createShopRevision, type ShopRevision } from './shop-revision.ts';
