import { isFailure } from './failure.ts';

export const isSessionOver = (caught: unknown): boolean =>
  isFailure(caught) && (caught.code === 'unauthorized' || caught.code === 'other_account');
