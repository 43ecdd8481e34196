import { isFailure } from 'shared-runtime';
import { failureText } from '../use-failed-toast.ts';
import { cardTexts } from './texts.ts';

export const moneyFailure = (caught: unknown): string =>
  (isFailure(caught) && cardTexts.failures[caught.code ?? '']) || failureText(caught);
