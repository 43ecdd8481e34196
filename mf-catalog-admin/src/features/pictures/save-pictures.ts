import type { ContentItem } from 'shared-contracts';
import type { PictureChanges } from 'shared-design-system/pictures';
import { createUuid } from 'shared-runtime';

interface PictureCalls {
  upload: (picture: { file: Blob; idempotencyToken: string; order: number }) => Promise<ContentItem>;
  update: (picture: { contentId: string; order?: number; show?: boolean }) => Promise<unknown>;
}

export interface PictureFailure {
  step: 'added' | 'moved' | 'removed';
  /** Place among the product's pictures, from 1. */
  order: number;
  caught: unknown;
}

/**
 * A file keeps its token while it is in the editor, so that a retry after a lost answer uploads no second picture. It is sent again with the order of
 * the first try: the server refuses a known token with anything else.
 */
interface SentPicture {
  token: string;
  sentOrder?: number;
}

export interface PictureMemory {
  sent: Map<Blob, SentPicture>;
  uploaded: Map<Blob, { id: string; order: number }>;
}

export const newPictureMemory = (): PictureMemory => ({ sent: new Map(), uploaded: new Map() });

export function sentPictureOf(file: Blob, { sent }: PictureMemory): SentPicture {
  const picture = sent.get(file) ?? { token: createUuid() };
  sent.set(file, picture);
  return picture;
}

/**
 * Saves the editor's changes: first removals, since at most three pictures may be visible (promise 5.1.1), then moves, then uploads. A failed step
 * does not stop the others; a repeated call does only what is not done yet.
 * @returns the steps that failed
 */
export async function savePictures(
  changes: PictureChanges<ContentItem>,
  memory: PictureMemory,
  { upload, update }: PictureCalls,
): Promise<PictureFailure[]> {
  const failures: PictureFailure[] = [];
  const attempt = async (step: PictureFailure['step'], order: number, act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (caught) {
      failures.push({ step, order, caught });
    }
  };

  for (const { entity } of changes.removed) {
    await attempt('removed', entity.data.order, () => update({ contentId: entity.id, show: false }));
  }
  const requested = new Set(changes.added.map(({ entity }) => entity.blob));
  for (const [blob, { id, order }] of memory.uploaded) {
    if (requested.has(blob)) continue;
    await attempt('removed', order, async () => {
      await update({ contentId: id, show: false });
      memory.uploaded.delete(blob);
    });
  }
  for (const { entity, order } of changes.moved) {
    await attempt('moved', order, () => update({ contentId: entity.id, order }));
  }
  for (const { entity, order } of changes.added) {
    await attempt('added', order, () => addPicture(entity.blob, order, memory, { upload, update }));
  }
  return failures;
}

async function addPicture(file: Blob, order: number, memory: PictureMemory, { upload, update }: PictureCalls) {
  let done = memory.uploaded.get(file);
  if (!done) {
    const sent = sentPictureOf(file, memory);
    sent.sentOrder ??= order;
    const { id, data } = await upload({ file, idempotencyToken: sent.token, order: sent.sentOrder });
    // An earlier try's picture was shown beside this one, and may have been removed as the second of both.
    if (!data.show) await update({ contentId: id, show: true });
    done = { id, order: sent.sentOrder };
    memory.uploaded.set(file, done);
  }
  if (done.order === order) return;
  await update({ contentId: done.id, order });
  done.order = order;
}
