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

/** A file keeps its token while it is in the editor, so that a retry after a lost answer uploads no second picture. */
export interface PictureMemory {
  tokens: Map<Blob, string>;
  uploaded: Map<Blob, { id: string; order: number }>;
}

export const newPictureMemory = (): PictureMemory => ({ tokens: new Map(), uploaded: new Map() });

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
  const done = memory.uploaded.get(file);
  if (done?.order === order) return;
  if (done) {
    await update({ contentId: done.id, order });
    memory.uploaded.set(file, { id: done.id, order });
    return;
  }
  const idempotencyToken = memory.tokens.get(file) ?? createUuid();
  memory.tokens.set(file, idempotencyToken);
  const { id } = await upload({ file, idempotencyToken, order });
  memory.uploaded.set(file, { id, order });
}
