export { default as awaitStock } from './await-stock.ts';
export { default as countStockWaits } from './count-stock-waits.ts';
export { default as previewLetter } from './preview-letter.ts';
export { default as readShopLetters } from './read-shop-letters.ts';
export { default as updateShopLetters } from './update-shop-letters.ts';
