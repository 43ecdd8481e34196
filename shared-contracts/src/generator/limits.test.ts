import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.generator)).toEqual({
    generate: { product_type: '1…80', generation_text: '…2000' },
    listGenerations: { limit: '1…100', offset: '0…' },
    generateForProducts: { product_ids: '1…60', product_type: '1…80', generation_text: '…2000' },
    listReadyGenerations: { page: '1…1000000', per_page: '1…' },
    removeGenerationInput: { place: '0…1000' },
    takeGeneration: { output: '0…20' },
    proposeProductTexts: { words: '…1000' },
  });
});
