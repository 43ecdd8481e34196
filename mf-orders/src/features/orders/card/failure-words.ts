import { isFailure } from 'shared-runtime';
import { failureText } from '../use-failed-toast.ts';
import { cardTexts } from './texts.ts';

/** Why money did not move, in words. */
export const moneyFailure = (caught: unknown): string =>
  (isFailure(caught) && cardTexts.failures[caught.code ?? '']) || failureText(caught);
