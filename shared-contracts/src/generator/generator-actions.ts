import { z } from 'zod';
import { parseNumber, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, page, perPage, totalCount, typedText } from '../wire/primitives.ts';
import { workErrors } from '../wire/problem.ts';
import { generationWire, parseGenerations } from './generation.ts';
import { maxActiveGenerations, maxPromptLength } from './generator.ts';

const common = { group: 'api', access: 'merchant' } as const;
const attempt = z.object({ attempt_id: id });
const ownAttempt = { field: 'attempt_id', kind: 'generation' } as const;
const done = z.object({ attempt_id: z.string() });
const encodeAttempt = ({ attemptId }: { attemptId: string }) => ({ attempt_id: attemptId });

export const generationProviders = ['studio', 'openai', 'yandexart'] as const;
export type GenerationProvider = (typeof generationProviders)[number];

export const readGenerator = operation({
  ...common,
  name: 'readGenerator',
  readOnly: true,
  path: '/generator-api/v1/get-generator',
  request: z.object({}),
  response: z.object({ provider: z.enum(generationProviders), variants: z.int(), proposes_texts: z.boolean() }),
  decode: (body) => {
    const answer = z.looseObject({ provider: z.enum(generationProviders) }).parse(body);
    return {
      provider: answer.provider,
      variants: parseNumber(answer.variants) ?? 1,
      proposesTexts: answer.proposes_texts === true,
    };
  },
});

export const cancelGeneration = operation({
  ...common,
  name: 'cancelGeneration',
  path: '/generator-api/v1/cancel',
  owned: [ownAttempt],
  request: attempt,
  response: done,
  errors: ['not_found', 'conflict'],
  encode: encodeAttempt,
});

export const useAsGenerationInput = operation({
  ...common,
  name: 'useAsGenerationInput',
  path: '/generator-api/v1/use-picture',
  owned: [{ field: 'content_id', kind: 'content' }],
  request: z.object({ content_id: id }),
  response: done,
  errors: ['not_found', 'list_full', ...workErrors],
  encode: ({ contentId }: { contentId: string }) => ({ content_id: contentId }),
  decode: (body) => ({ attemptId: done.parse(body).attempt_id }),
});

export const repeatGeneration = operation({
  ...common,
  name: 'repeatGeneration',
  path: '/generator-api/v1/repeat',
  owned: [ownAttempt],
  request: attempt,
  response: done,
  errors: ['not_found', 'list_full'],
  encode: encodeAttempt,
  decode: (body) => ({ attemptId: done.parse(body).attempt_id }),
});

export const removeGenerationInput = operation({
  ...common,
  name: 'removeGenerationInput',
  path: '/generator-api/v1/remove-input',
  owned: [ownAttempt],
  request: attempt.extend({ place: z.int().min(0).max(1000) }),
  response: done,
  errors: ['not_found', 'conflict'],
  encode: ({ attemptId, place }: { attemptId: string; place: number }) => ({ attempt_id: attemptId, place }),
});

export const readBatch = operation({
  ...common,
  name: 'readBatch',
  readOnly: true,
  path: '/generator-api/v1/batch',
  request: z.object({}),
  response: z.object({ total: z.int(), ended: z.int() }),
  decode: (body) => {
    const answer = z.looseObject({}).parse(body);
    return { total: parseNumber(answer.total) ?? 0, ended: parseNumber(answer.ended) ?? 0 };
  },
});

export const cancelBatch = operation({
  ...common,
  name: 'cancelBatch',
  path: '/generator-api/v1/cancel-batch',
  request: z.object({}),
  response: z.object({ canceled: z.int() }),
});

/**
 * Order: products without an attempt first, then those whose last attempt is oldest. Products without a picture, or
 * with a generation running or waiting for review, are left out.
 */
export const listProductsToImprove = operation({
  ...common,
  name: 'listProductsToImprove',
  readOnly: true,
  path: '/generator-api/v1/products-to-improve',
  request: z.object({}),
  response: z.object({
    product_ids: z.array(z.string()),
    titles: z.array(z.string()),
    total_count: totalCount,
    untried_count: totalCount,
  }),
  decode: (body) => {
    const answer = z
      .looseObject({ product_ids: z.array(z.string()), titles: z.array(z.string()).catch([]), total_count: z.number() })
      .parse(body);
    return {
      products: answer.product_ids.map((productId, at) => ({ id: productId, title: answer.titles[at] ?? '' })),
      totalCount: answer.total_count,
      untriedCount: parseNumber(answer.untried_count) ?? 0,
    };
  },
});

export const generateForProducts = operation({
  ...common,
  name: 'generateForProducts',
  path: '/generator-api/v1/generate-for-products',
  owned: [{ field: 'product_ids[]', kind: 'product' }],
  request: z.object({
    product_ids: z.array(id).min(1).max(maxActiveGenerations),
    product_type: typedText().min(1).max(80),
    generation_text: typedText().max(maxPromptLength),
  }),
  response: z.object({ started: z.int() }),
  errors: ['not_found', 'attempts_over', 'list_full'],
  encode: (input: { productIds: string[]; categorySlug: string; text: string }) => ({
    product_ids: input.productIds,
    product_type: input.categorySlug,
    generation_text: input.text,
  }),
});

export const listReadyGenerations = operation({
  ...common,
  name: 'listReadyGenerations',
  readOnly: true,
  path: '/generator-api/v1/ready-generations',
  request: z.object({ page, per_page: perPage }),
  response: z.object({ generations: z.array(generationWire), total_count: totalCount }),
  decode: (body) => {
    const answer = z.looseObject({ generations: z.unknown().optional(), total_count: z.number() }).parse(body);
    return { generations: parseGenerations(answer.generations), totalCount: answer.total_count };
  },
});

export const settleGeneration = operation({
  ...common,
  name: 'settleGeneration',
  path: '/generator-api/v1/settle',
  owned: [ownAttempt],
  request: attempt.extend({ settlement: z.enum(['', 'taken', 'passed']) }),
  response: done,
  errors: ['not_found'],
  encode: ({ attemptId, settlement }: { attemptId: string; settlement: '' | 'taken' | 'passed' }) => ({
    attempt_id: attemptId,
    settlement,
  }),
});

/**
 * Makes a result a picture of its product. It replaces the picture that it was made from, which is hidden; without one it comes after the visible
 * pictures.
 * @returns ids of the new and of the replaced picture; null where none was replaced
 */
export const takeGeneration = operation({
  ...common,
  name: 'takeGeneration',
  path: '/generator-api/v1/take',
  owned: [ownAttempt],
  request: attempt.extend({ output: z.int().min(0).max(20) }),
  response: z.object({ content_id: z.string(), replaced_content_id: z.string().nullable() }),
  errors: ['not_found', 'conflict', 'picture_limit', 'list_full', ...workErrors],
  encode: ({ attemptId, output }: { attemptId: string; output: number }) => ({ attempt_id: attemptId, output }),
  decode: (body) => {
    const answer = z.looseObject({ content_id: z.string().min(1) }).parse(body);
    return { contentId: answer.content_id, replacedContentId: parseText(answer.replaced_content_id) || null };
  },
});

export const untakeGeneration = operation({
  ...common,
  name: 'untakeGeneration',
  path: '/generator-api/v1/untake',
  owned: [ownAttempt, { field: 'content_id', kind: 'content' }, { field: 'replaced_content_id', kind: 'content' }],
  request: attempt.extend({ content_id: id, replaced_content_id: id.optional() }),
  response: done,
  errors: ['not_found', 'conflict'],
  encode: (input: { attemptId: string; contentId: string; replacedContentId: string | null }) => ({
    attempt_id: input.attemptId,
    content_id: input.contentId,
    ...(input.replacedContentId ? { replaced_content_id: input.replacedContentId } : {}),
  }),
});
