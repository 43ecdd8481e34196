/** Letters to buyers. */

export { default as previewLetter } from './preview-letter.ts';
export { default as readShopLetters } from './read-shop-letters.ts';
export { default as updateShopLetters } from './update-shop-letters.ts';
