import { z } from 'zod';
import { parseEnum, parseList, parseNumber, parseText } from '../wire/lenient.ts';

/**
 * State of a generation.
 * - `created`: its input is uploaded, but it was not started yet
 * - `queued`, `running`: under way
 * - `succeeded`, `failed`, `canceled`: ended
 * - `blocked`: ended, since the provider's moderation refused the request
 */
const generationStatuses = ['created', 'queued', 'running', 'succeeded', 'failed', 'canceled', 'blocked'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

const generationSteps = ['', 'cut_out', 'background', 'provider', 'keep'] as const;

/**
 * Why a generation failed; empty where it did not.
 * - `no_subject`: no object was found in the input
 * - `provider_failed`, `provider_silent`: the provider answered with an error, or not in time
 * - `bad_picture`: the provider's answer is no usable picture
 * - `moderation`: the provider refuses to draw this
 * - `too_late`: the generation took too long
 */
const generationProblems = [
  '',
  'no_subject',
  'provider_failed',
  'provider_silent',
  'bad_picture',
  'moderation',
  'too_late',
] as const;
export type GenerationProblem = (typeof generationProblems)[number];
export type GenerationStep = (typeof generationSteps)[number];

/**
 * Why the merchant should check a picture made from a photograph before using it.
 * - `cut_off`: the object extends beyond a side or the top of the photograph
 * - `thin_edges`: parts of the object are so thin that some may be lost
 * - `see_through`: the object is partly transparent, as glass is, and partly dark or of the background's colour
 */
const generationDoubts = ['cut_off', 'thin_edges', 'see_through'] as const;
export type GenerationDoubt = (typeof generationDoubts)[number];

const generationSettlements = ['', 'taken', 'passed'] as const;
export type GenerationSettlement = (typeof generationSettlements)[number];

export const generationWire = z.object({
  status: z.enum(generationStatuses),
  output_contents: z.array(z.object({ link: z.string(), public_link: z.string() })),
  attempt_id: z.string(),
  category_slug: z.string(),
  user_prompt: z.string(),
  created_at: z.string(),
  input_public_link: z.string(),
  progress: z.int(),
  step: z.enum(generationSteps),
  problem: z.enum(generationProblems),
  product_id: z.string().nullable(),
  source_content_id: z.string().nullable(),
  settlement: z.enum(generationSettlements),
  inputs: z.array(
    z.object({
      place: z.int(),
      public_link: z.string(),
      problem: z.enum(generationProblems),
      doubts: z.array(z.enum(generationDoubts)),
    }),
  ),
  returned: z.boolean(),
  product_title: z.string().nullable(),
  batch_id: z.string().nullable(),
  ahead: z.int(),
});
export type GenerationWire = z.infer<typeof generationWire>;

export const parseGenerations = (value: unknown) =>
  parseList(value, z.looseObject({ attempt_id: z.string().min(1) })).map((wire) => ({
    attemptId: wire.attempt_id,
    status: parseEnum(generationStatuses, wire.status),
    outputContents: parseList(wire.output_contents, z.looseObject({})).map((output) => ({
      link: parseText(output.link),
      publicLink: parseText(output.public_link),
    })),
    categorySlug: parseText(wire.category_slug),
    userPrompt: parseText(wire.user_prompt),
    createdAt: parseText(wire.created_at),
    inputPublicLink: parseText(wire.input_public_link),
    progress: parseNumber(wire.progress) ?? 0,
    step: parseEnum(generationSteps, wire.step),
    problem: parseEnum(generationProblems, wire.problem),
    productId: parseText(wire.product_id) || null,
    sourceContentId: parseText(wire.source_content_id) || null,
    settlement: parseEnum(generationSettlements, wire.settlement),
    inputs: parseList(wire.inputs, z.looseObject({ place: z.int() })).map((input) => ({
      place: input.place,
      publicLink: parseText(input.public_link),
      problem: parseEnum(generationProblems, input.problem),
      doubts: parseList(input.doubts, z.enum(generationDoubts)),
    })),
    returned: wire.returned === true,
    productTitle: parseText(wire.product_title) || null,
    batchId: parseText(wire.batch_id) || null,
    ahead: parseNumber(wire.ahead) ?? 0,
  }));

export type Generation = ReturnType<typeof parseGenerations>[number];
