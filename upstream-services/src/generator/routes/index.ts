/** Pictures and texts that are made for merchants. */

export { default as buyAttempts } from './buy-attempts.ts';
export { default as cancelBatch } from './cancel-batch.ts';
export { default as cancelGeneration } from './cancel-generation.ts';
export { default as generate } from './generate.ts';
export { default as generateForProducts } from './generate-for-products.ts';
export { default as listActiveGenerations } from './list-active-generations.ts';
export { default as listGenerations } from './list-generations.ts';
export { default as listGeneratorCategories } from './list-generator-categories.ts';
export { default as listProductsToImprove } from './list-products-to-improve.ts';
export { default as listReadyGenerations } from './list-ready-generations.ts';
export { default as proposeProductTexts } from './propose-product-texts.ts';
export { default as readAttemptStatus } from './read-attempt-status.ts';
export { default as readAttempts } from './read-attempts.ts';
export { default as readBatch } from './read-batch.ts';
export { default as readGenerationInput } from './read-generation-input.ts';
export { default as readGenerator } from './read-generator.ts';
export { default as removeGenerationInput } from './remove-generation-input.ts';
export { default as repeatGeneration } from './repeat-generation.ts';
export { default as settleGeneration } from './settle-generation.ts';
export { default as takeGeneration } from './take-generation.ts';
export { default as untakeGeneration } from './untake-generation.ts';
export { default as uploadGenerationInput } from './upload-generation-input.ts';
export { default as useAsGenerationInput } from './use-as-generation-input.ts';
