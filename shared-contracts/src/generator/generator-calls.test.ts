import * as api from '../index.ts';
import { id, post, sent } from '../testing/sent.ts';

const table: [name: string, call: ReturnType<typeof api.callOf>, expected: object][] = [
  [
    '[7.51.1] generate',
    api.callOf(api.generate, { attemptId: id, categorySlug: 'flowers', text: 'на столе' }),
    post('api', '/generator-api/v1/generate', { attempt_id: id, product_type: 'flowers', generation_text: 'на столе' }),
  ],
  [
    '[7.52.1] listActiveGenerations',
    api.callOf(api.listActiveGenerations, {}),
    post('api', '/generator-api/v1/active-generations', {}),
  ],
  [
    '[7.53.1] readAttemptStatus',
    api.callOf(api.readAttemptStatus, { attemptId: id }),
    post('api', '/generator-api/v1/get-attempt-status', { attempt_id: id }),
  ],
  ['[7.54.1] readAttempts', api.callOf(api.readAttempts, {}), post('api', '/generator-api/v1/get-attempts', {})],
  [
    '[7.55.1] listGeneratorCategories',
    api.callOf(api.listGeneratorCategories, {}),
    post('api', '/generator-api/v1/get-categories-list', {}),
  ],
  [
    '[7.56.1, 9.7.1] listGenerations of the third page',
    api.callOf(api.listGenerations, { page: 3 }),
    post('api', '/generator-api/v1/get-generations-history', { limit: 5, offset: 10 }),
  ],
  [
    '[7.57.1] readGenerationInput',
    api.callOf(api.readGenerationInput, { attemptId: id }),
    post('api', '/generator-api/v1/get-input', { attempt_id: id }),
  ],
];

it.each(table)('%s travels as the specification says', (_, call, expected) => {
  expect(sent(call)).toMatchObject(expected);
});

it('[7.58.1] an upload for the generator is multipart too', () => {
  const call = api.callOf(api.uploadGenerationInput, { file: new Blob(['x']), idempotencyToken: id });
  expect(call.path).toBe('/b2b/bff/api/generator-api/v1/upload-input');
  expect(JSON.parse(String((call.body as FormData).get('content_info')))).toEqual({ version: 'v1', type: 'image' });
});

it('an answer that says less is read as what costs nothing', () => {
  expect(api.readGenerator.decode({ provider: 'studio' })).toEqual({
    provider: 'studio',
    variants: 1,
    proposesTexts: false,
  });
  expect(api.readGenerator.decode({ provider: 'openai', variants: 3, proposes_texts: true })).toEqual({
    provider: 'openai',
    variants: 3,
    proposesTexts: true,
  });
  expect(api.readBatch.decode({})).toEqual({ total: 0, ended: 0 });
  expect(api.readBatch.decode({ total: 13, ended: 7 })).toEqual({ total: 13, ended: 7 });
  const next = { product_ids: ['a', 'b'], titles: ['Розы'], total_count: 9 };
  expect(api.listProductsToImprove.decode(next)).toEqual({
    products: [
      { id: 'a', title: 'Розы' },
      { id: 'b', title: '' },
    ],
    totalCount: 9,
    untriedCount: 0,
  });
  expect(api.listProductsToImprove.decode({ ...next, untried_count: 4 }).untriedCount).toBe(4);
  expect(api.takeGeneration.decode({ content_id: 'c' })).toEqual({ contentId: 'c', replacedContentId: null });
  const untaken = { attemptId: 'a', contentId: 'c' };
  expect(api.untakeGeneration.encode({ ...untaken, replacedContentId: null })).not.toHaveProperty(
    'replaced_content_id',
  );
  expect(api.untakeGeneration.encode({ ...untaken, replacedContentId: 'r' })).toHaveProperty(
    'replaced_content_id',
    'r',
  );
});
