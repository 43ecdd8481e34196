import type { ImportedPictures, placePictures, ResultOf } from 'shared-contracts';
import { importTexts } from './texts.ts';

/** A file that a product waits for. */
interface Missing {
  productId: string;
  title: string;
  order: number;
  name: string;
}

/** A picture that did not come, and why. */
interface FailedPicture {
  title: string;
  picture: string;
  reason: string;
}

/** How far the pictures of an import are. */
export interface PictureProgress {
  /** Products that are done, and all of them. */
  done: number;
  all: number;
  running: boolean;
  failed: FailedPicture[];
  missing: Missing[];
}

export const nothing: PictureProgress = { done: 0, all: 0, running: false, failed: [], missing: [] };

/** A product's pictures did not come. */
export const afterFailure = (before: PictureProgress, failed: readonly FailedPicture[]): PictureProgress => ({
  ...before,
  done: before.done + 1,
  failed: [...before.failed, ...failed],
});

/** The server has said which of a product's pictures it has, which did not come, and for which it waits. */
export function afterAnswer(
  before: PictureProgress,
  { product_id: productId, title }: ImportedPictures,
  { failed, missing }: ResultOf<typeof placePictures>,
): PictureProgress {
  const { reasons } = importTexts.pictures;
  const notCome = failed.map(({ link, reason }) => ({ title, picture: link, reason: reasons[reason] }));
  const waiting = missing.map((one) => ({ productId, title, ...one }));
  return { ...afterFailure(before, notCome), missing: [...before.missing, ...waiting] };
}

/** A file has come that a product waited for. */
export const afterUpload = (before: PictureProgress, requested: Missing): PictureProgress => ({
  ...before,
  done: before.done + 1,
  missing: before.missing.filter((one) => one !== requested),
});
