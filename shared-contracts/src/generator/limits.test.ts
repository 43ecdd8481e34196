import { limitsOfAll } from '../testing/limits.ts';
import * as generator from './generator.ts';
import * as generatorActions from './generator-actions.ts';
import * as productTexts from './product-texts.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll([generator, generatorActions, productTexts])).toEqual({
    generate: { product_type: '1…80', generation_text: '…2000' },
    listGenerations: { limit: '1…100', offset: '0…' },
    generateForProducts: { product_ids: '1…60', product_type: '1…80', generation_text: '…2000' },
    listReadyGenerations: { page: '1…1000000', per_page: '1…' },
    removeGenerationInput: { place: '0…1000' },
    takeGeneration: { output: '0…20' },
    proposeProductTexts: { words: '…1000' },
  });
});
