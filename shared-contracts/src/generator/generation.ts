import { z } from 'zod';
import { readEnum, readList, readNumber, readText } from '../wire/lenient.ts';

/**
 * How far a generation is.
 * - `created`: its input has come, nothing was asked for yet
 * - `queued`, `running`: under way
 * - `succeeded`, `failed`, `canceled`: ended
 * - `blocked`: ended, since the provider's moderation refuses what was asked for
 */
const generationStatuses = ['created', 'queued', 'running', 'succeeded', 'failed', 'canceled', 'blocked'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** What is being done; empty where nothing is, or the provider does not say. */
const generationSteps = ['', 'cut_out', 'background', 'provider', 'keep'] as const;

/**
 * Why one came to nothing; empty where it did not.
 * - `no_subject`: no object was found in the input
 * - `provider_failed`, `provider_silent`: the provider answered badly, or not in time
 * - `bad_picture`: what it answered is no picture that can be taken
 * - `moderation`: it refuses to draw that
 * - `too_late`: the time was over
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
 * Why what was made of a photograph is to be looked at closely before it is taken.
 * - `cut_off`: the object goes on beyond a side or the top of what was seen of it
 * - `thin_edges`: parts of it are so thin that some may be lost
 * - `see_through`: it is half transparent within, as glass is, and what is dark or of the background's colour
 */
const generationDoubts = ['cut_off', 'thin_edges', 'see_through'] as const;
export type GenerationDoubt = (typeof generationDoubts)[number];

/** What a merchant has done with a result; empty where nothing yet. */
const generationSettlements = ['', 'taken', 'passed'] as const;
export type GenerationSettlement = (typeof generationSettlements)[number];

/** A generation as it travels (promise 3.16.1). */
export const generationWire = z.object({
  status: z.enum(generationStatuses),
  output_contents: z.array(z.object({ link: z.string(), public_link: z.string() })),
  attempt_id: z.string(),
  category_slug: z.string(),
  user_prompt: z.string(),
  created_at: z.string(),
  input_public_link: z.string(),
  /** 0 to 100. */
  progress: z.int(),
  step: z.enum(generationSteps),
  problem: z.enum(generationProblems),
  /** Product whose picture it is of; null where of none. */
  product_id: z.string().nullable(),
  /** That product's picture that the input is a copy of; null where it is none. */
  source_content_id: z.string().nullable(),
  settlement: z.enum(generationSettlements),
  /**
   * Its photographs in their order; `problem` says why nothing came of one while others went on, `doubts` why what came of it may be flawed.
   */
  inputs: z.array(
    z.object({
      place: z.int(),
      public_link: z.string(),
      problem: z.enum(generationProblems),
      doubts: z.array(z.enum(generationDoubts)),
    }),
  ),
  /** Whether its attempt was given back: it came to nothing, or all that it came to is doubtful. */
  returned: z.boolean(),
  /** That product's title; null where of none, or it was deleted. */
  product_title: z.string().nullable(),
  /** Run over the whole shop that it belongs to; null where it was asked for by itself. */
  batch_id: z.string().nullable(),
  /** How many of the merchant's own come before it while it waits in the queue. */
  ahead: z.int(),
});
export type GenerationWire = z.infer<typeof generationWire>;

/** Generations as another system may send them; one without an id is none. */
export const readGenerations = (value: unknown) =>
  readList(value, z.looseObject({ attempt_id: z.string().min(1) })).map((wire) => ({
    attemptId: wire.attempt_id,
    status: readEnum(generationStatuses, wire.status),
    outputContents: readList(wire.output_contents, z.looseObject({})).map((output) => ({
      link: readText(output.link),
      publicLink: readText(output.public_link),
    })),
    categorySlug: readText(wire.category_slug),
    userPrompt: readText(wire.user_prompt),
    createdAt: readText(wire.created_at),
    inputPublicLink: readText(wire.input_public_link),
    progress: readNumber(wire.progress) ?? 0,
    step: readEnum(generationSteps, wire.step),
    problem: readEnum(generationProblems, wire.problem),
    productId: readText(wire.product_id) || null,
    sourceContentId: readText(wire.source_content_id) || null,
    settlement: readEnum(generationSettlements, wire.settlement),
    inputs: readList(wire.inputs, z.looseObject({ place: z.int() })).map((input) => ({
      place: input.place,
      publicLink: readText(input.public_link),
      problem: readEnum(generationProblems, input.problem),
      doubts: readList(input.doubts, z.enum(generationDoubts)),
    })),
    returned: wire.returned === true,
    productTitle: readText(wire.product_title) || null,
    batchId: readText(wire.batch_id) || null,
    ahead: readNumber(wire.ahead) ?? 0,
  }));

/** A generation (promise 3.16.1). */
export type Generation = ReturnType<typeof readGenerations>[number];
