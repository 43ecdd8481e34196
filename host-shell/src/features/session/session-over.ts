import { isFailure } from 'shared-runtime/page';

/** Whether a call failed because the session is over: whoever wanted to sign out has no more to do. */
export const isSessionOver = (caught: unknown): boolean => isFailure(caught) && caught.code === 'unauthorized';
