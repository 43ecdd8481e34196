import { isFailure } from './failure.ts';

/** Whether a call failed because nobody is signed in any more, or somebody else is: whoever wanted to sign out has no more to do. */
export const isSessionOver = (caught: unknown): boolean =>
  isFailure(caught) && (caught.code === 'unauthorized' || caught.code === 'other_account');
