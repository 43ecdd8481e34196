import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GenerationDoubt, GenerationProblem, GenerationStep } from 'shared-contracts';
import { z } from 'zod';
import { Refusal } from '../common/refusal.ts';
import { temporaryFolder } from '../common/temporary-folder.ts';
import type { AppContext } from '../context.ts';
import { defineJob } from '../jobs/index.ts';
import { generatedBucket, type KeptPicture } from '../pictures/index.ts';
import { endGeneration } from './end.ts';
import { setInputNote } from './inputs-repository.ts';
import { makePictures } from './make-pictures.ts';
import { createImageProvider, GenerationFailure } from './providers/index.ts';
import * as repository from './repository.ts';

interface GenerationKey {
  merchant_id: string;
  attempt_id: string;
}

const lookEvery = 1_000;

function watch({ db }: AppContext, { merchant_id, attempt_id }: GenerationKey) {
  const stopped = new AbortController();
  const timer = setInterval(async () => {
    const row = await repository.findGeneration(db, merchant_id, attempt_id).catch(() => undefined);
    if (row && row.status !== 'running') stopped.abort(new Error('no longer under way'));
  }, lookEvery);
  return { signal: stopped.signal, stop: () => clearInterval(timer) };
}

/** Stores a provider's picture, decoded and encoded anew as merchants' uploads are. @throws GenerationFailure bad_picture */
async function keep({ pictures }: AppContext, image: Buffer, owner: string, signal: AbortSignal): Promise<KeptPicture> {
  const { folder, dispose } = await temporaryFolder();
  try {
    const file = join(folder, 'file');
    await writeFile(file, image);
    return await pictures.keep(file, { owner, signal }, generatedBucket);
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'busy') throw new GenerationFailure('bad_picture', error.code);
    throw error;
  } finally {
    await dispose();
  }
}

const madeAt = 90;

interface Notes {
  skipped: Map<number, GenerationProblem>;
  doubts: Map<number, GenerationDoubt[]>;
  isDoubtful: boolean;
}

async function keepAll(
  context: AppContext,
  key: GenerationKey,
  images: readonly Buffer[],
  { skipped, doubts, isDoubtful }: Notes,
  signal: AbortSignal,
) {
  const kept: KeptPicture[] = [];
  try {
    for (const image of images) {
      const progress = Math.round(madeAt + ((100 - madeAt) * kept.length) / images.length);
      await repository.setProgress(context.db, key, { progress, step: 'keep' });
      kept.push(await keep(context, image, key.merchant_id, signal));
    }
    const isEnded = await endGeneration(context, key, {
      status: 'succeeded',
      isDoubtful,
      keep: async (trx) => {
        for (const [place, picture] of kept.entries()) {
          await repository.insertPicture(trx, { ...key, role: 'output', place, ...picture });
        }
        for (const [place, problem] of skipped) await setInputNote(trx, key, place, { problem });
        for (const [place, found] of doubts) {
          if (!skipped.has(place)) await setInputNote(trx, key, place, { doubts: found });
        }
      },
    });
    if (!isEnded) throw new Error('no longer under way');
  } catch (error) {
    for (const picture of kept) await context.pictures.discard(picture);
    throw error;
  }
}

async function make(context: AppContext, row: repository.GenerationRow, signal: AbortSignal): Promise<void> {
  const { db, config, work } = context;
  const key = { merchant_id: row.merchant_id, attempt_id: row.attempt_id };
  const report = (percent: number, step: GenerationStep) =>
    repository.setProgress(db, key, { progress: Math.round((percent * madeAt) / 100), step });
  const inputs = await repository.listPictures(db, key.merchant_id, key.attempt_id, 'input');
  const read = await Promise.all(
    inputs.map(async (picture) => ({ place: picture.place, image: await context.pictures.read(picture) })),
  );
  const there = read.flatMap(({ place, image }) => (image ? [{ place, image }] : []));
  const skipped: Notes['skipped'] = new Map();
  const doubts: Notes['doubts'] = new Map();
  if (there.length === 0) throw new GenerationFailure('bad_picture', 'no input is there');
  const images = await makePictures(createImageProvider(config.generator, work), work, {
    owner: key.merchant_id,
    scene: row.category_slug,
    words: row.prompt,
    images: there.map(({ image }) => image),
    signal,
    report,
    skip: (input, problem) => skipped.set(there[input]?.place ?? input, problem),
    doubt: (input, found) => doubts.set(there[input]?.place ?? input, found),
    externalId: row.external_id,
    submitted: (external_id) => repository.setProgress(db, key, { external_id }),
  });
  const isDoubtful = there.every(({ place }) => skipped.has(place) || doubts.has(place));
  await keepAll(context, key, images, { skipped, doubts, isDoubtful }, signal);
}

async function judge(context: AppContext, key: GenerationKey, error: unknown, isLast: boolean): Promise<void> {
  if (!(error instanceof GenerationFailure)) {
    if (!isLast) throw error;
    context.log.error({ err: error, attempt: key.attempt_id }, 'a generation failed');
    await endGeneration(context, key, { status: 'failed', problem: 'provider_failed' });
    return;
  }
  context.log.warn({ attempt: key.attempt_id, problem: error.problem, why: error.message }, 'a generation failed');
  if (error.isPassing && !isLast) throw error;
  const status = error.problem === 'moderation' ? 'blocked' : 'failed';
  await endGeneration(context, key, { status, problem: error.problem });
}

/**
 * Makes the pictures of one attempt before its deadline. If the process dies, another one starts it again: an order that a provider has begun is
 * polled, not placed twice.
 */
export const generationJob = defineJob({
  name: 'generation',
  data: z.object({ merchant_id: z.uuid(), attempt_id: z.uuid() }),
  retry: { limit: 4, delay: 3, most: 30 },
  timeLimit: 420,
  atOnce: 4,
  ofOneOwner: 2,
  async handle(context: AppContext, key, { signal, isLast }) {
    const { db, config, now } = context;
    if (!(await repository.setRunning(db, key, now(), config.generator.runLimit))) return;
    const row = await repository.findGeneration(db, key.merchant_id, key.attempt_id);
    const left = (row?.deadline_at?.getTime() ?? 0) - now().getTime();
    if (!row || left <= 0) {
      await endGeneration(context, key, { status: 'failed', problem: 'too_late' });
      return;
    }
    const watching = watch(context, key);
    const deadline = AbortSignal.timeout(left);
    try {
      await make(context, row, AbortSignal.any([signal, watching.signal, deadline]));
    } catch (error) {
      if (watching.signal.aborted) return;
      if (deadline.aborted) await endGeneration(context, key, { status: 'failed', problem: 'too_late' });
      else await judge(context, key, error, isLast);
    } finally {
      watching.stop();
    }
  },
});
