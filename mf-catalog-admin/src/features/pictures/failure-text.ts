import { describeFailure } from 'shared-runtime';
import type { PictureFailure } from './save-pictures.ts';
import { pictureTexts } from './texts.ts';

export function failureText({ step, order, caught }: PictureFailure): string {
  const reason = describeFailure(caught);
  return step === 'added' ? pictureTexts.added(order, reason) : pictureTexts[step](reason);
}
