import type { ImportedPictures, placePictures, ResultOf } from 'shared-contracts';
import { createUuid } from 'shared-runtime';
import { importTexts } from './texts.ts';

export interface Missing {
  productId: string;
  title: string;
  order: number;
  name: string;
  /** Idempotency key of its upload. */
  token: string;
}

interface FailedPicture {
  title: string;
  picture: string;
  reason: string;
}

export interface PictureProgress {
  done: number;
  all: number;
  running: boolean;
  failed: FailedPicture[];
  missing: Missing[];
}

export const noPictureProgress: PictureProgress = { done: 0, all: 0, running: false, failed: [], missing: [] };

export const afterFailure = (before: PictureProgress, failed: readonly FailedPicture[]): PictureProgress => ({
  ...before,
  done: before.done + 1,
  failed: [...before.failed, ...failed],
});

export function afterAnswer(
  before: PictureProgress,
  { product_id: productId, title }: ImportedPictures,
  { failed, missing }: ResultOf<typeof placePictures>,
): PictureProgress {
  const { reasons } = importTexts.pictures;
  const notCome = failed.map(({ link, reason }) => ({ title, picture: link, reason: reasons[reason] }));
  const waiting = missing.map((one) => ({ productId, title, ...one, token: createUuid() }));
  return { ...afterFailure(before, notCome), missing: [...before.missing, ...waiting] };
}

export const afterUpload = (before: PictureProgress, requested: Missing): PictureProgress => ({
  ...before,
  done: before.done + 1,
  missing: before.missing.filter((one) => one !== requested),
});
