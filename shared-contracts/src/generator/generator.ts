import { z } from 'zod';
import { parseList } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, typedText } from '../wire/primitives.ts';
import { workErrors } from '../wire/problem.ts';
import { parsePurchase, purchaseWire } from './attempts.ts';
import { generationWire, parseGenerations } from './generation.ts';

export const maxPromptLength = 2000;
export const maxGenerationInputs = 4;
export const maxActiveGenerations = 60;

export const generationsPerPage = 5;

export const generationsOffset = (page: number): number => (page - 1) * generationsPerPage;

export const generationPages = (total: number): number => Math.ceil(total / generationsPerPage);

const common = { group: 'api', access: 'merchant' } as const;
const attempt = z.object({ attempt_id: id });
const owned = [{ field: 'attempt_id', kind: 'generation' }] as const;
const encodeAttempt = ({ attemptId }: { attemptId: string }) => ({ attempt_id: attemptId });

/**
 * Starts a generation with its inputs, and uses up one of the merchant's attempts (promise 7.51.1). A second start is a conflict. A generation that
 * does not start uses up no attempt.
 */
export const generate = operation({
  ...common,
  owned,
  name: 'generate',
  path: '/generator-api/v1/generate',
  request: attempt.extend({
    product_type: typedText().min(1).max(80),
    generation_text: typedText().max(maxPromptLength),
  }),
  response: z.object({ attempt_id: z.string() }),
  errors: ['not_found', 'conflict', 'attempts_over', 'list_full'],
  encode: (input: { attemptId: string; categorySlug: string; text: string }) => ({
    attempt_id: input.attemptId,
    product_type: input.categorySlug,
    generation_text: input.text,
  }),
});

export const listActiveGenerations = operation({
  ...common,
  name: 'listActiveGenerations',
  readOnly: true,
  path: '/generator-api/v1/active-generations',
  request: z.object({}),
  response: z.object({ generations: z.array(generationWire) }),
  decode: (body) =>
    parseGenerations(z.looseObject({ generations: z.unknown().optional() }).parse(body).generations)[0] ?? null,
});

export const readAttemptStatus = operation({
  ...common,
  owned,
  name: 'readAttemptStatus',
  readOnly: true,
  path: '/generator-api/v1/get-attempt-status',
  request: attempt,
  response: z.object({ generations_info: z.array(generationWire) }),
  errors: ['not_found'],
  encode: encodeAttempt,
  decode: (body) =>
    parseGenerations(z.looseObject({ generations_info: z.unknown().optional() }).parse(body).generations_info),
});

export const readAttempts = operation({
  ...common,
  name: 'readAttempts',
  readOnly: true,
  path: '/generator-api/v1/get-attempts',
  request: z.object({}),
  response: z.object({
    generations_available: z.int(),
    payment_link: z.string(),
    last_purchase: purchaseWire.nullable(),
  }),
  decode: (body) => {
    const answer = z
      .object({
        generations_available: z.number(),
        payment_link: z.string().catch(''),
        last_purchase: z.unknown().optional(),
      })
      .parse(body);
    return {
      available: answer.generations_available,
      paymentLink: answer.payment_link,
      lastPurchase: parsePurchase(answer.last_purchase),
    };
  },
});

export const listGeneratorCategories = operation({
  ...common,
  name: 'listGeneratorCategories',
  readOnly: true,
  path: '/generator-api/v1/get-categories-list',
  request: z.object({}),
  response: z.object({ categories: z.array(z.object({ slug: z.string(), name: z.string() })) }),
  decode: (body) =>
    parseList(
      z.looseObject({ categories: z.unknown().optional() }).parse(body).categories,
      z.object({ slug: typedText().min(1), name: typedText().min(1) }),
    ),
});

export const listGenerations = operation({
  ...common,
  name: 'listGenerations',
  readOnly: true,
  path: '/generator-api/v1/get-generations-history',
  request: z.object({ limit: z.int().min(1).max(100), offset: z.int().min(0) }),
  response: z.object({ generations: z.array(generationWire), total_count: z.int() }),
  encode: ({ page }: { page: number }) => ({ limit: generationsPerPage, offset: generationsOffset(page) }),
  decode: (body) => {
    const answer = z.looseObject({ generations: z.unknown().optional(), total_count: z.number() }).parse(body);
    return { generations: parseGenerations(answer.generations), totalCount: answer.total_count };
  },
});

export const readGenerationInput = operation({
  ...common,
  owned,
  name: 'readGenerationInput',
  readOnly: true,
  path: '/generator-api/v1/get-input',
  request: attempt,
  response: z.object({ link: z.string() }),
  errors: ['not_found'],
  encode: encodeAttempt,
});

/**
 * Uploads an input (promises 7.58.1, 7.58.2). The first input creates an attempt; further ones, up to {@link maxGenerationInputs}, name that attempt.
 * A repeated token returns the same attempt.
 */
export const uploadGenerationInput = operation({
  ...common,
  name: 'uploadGenerationInput',
  path: '/generator-api/v1/upload-input',
  body: 'multipart',
  owned: [
    { field: 'content_info.attempt_id', kind: 'generation' },
    { field: 'content_info.product_id', kind: 'product' },
  ],
  request: z.object({
    file: z.instanceof(Blob),
    idempotency_token: id,
    content_info: z.object({
      version: z.literal('v1'),
      type: z.literal('image'),
      attempt_id: id.optional(),
      product_id: id.optional(),
    }),
  }),
  response: z.object({ attempt_id: z.string() }),
  errors: ['not_found', 'conflict', 'list_full', 'payload_too_large', 'unsupported_media_type', ...workErrors],
  encode: ({
    file,
    idempotencyToken,
    attemptId,
    productId,
  }: {
    file: Blob;
    idempotencyToken: string;
    attemptId?: string;
    productId?: string;
  }) => ({
    file,
    idempotency_token: idempotencyToken,
    content_info: { version: 'v1' as const, type: 'image' as const, attempt_id: attemptId, product_id: productId },
  }),
  decode: (body) => ({ attemptId: z.object({ attempt_id: z.string().min(1) }).parse(body).attempt_id }),
});
