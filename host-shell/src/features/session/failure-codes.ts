import { isFailure } from 'shared-runtime/page';

const hasCode = (failure: unknown, code: string): boolean => isFailure(failure) && failure.code === code;

/** The first step of a sign-in was right, and the account asks for the second. */
export const asksForCode = (failure: unknown): boolean => hasCode(failure, 'second_factor_required');
export const isWrongCode = (failure: unknown): boolean => hasCode(failure, 'second_factor_wrong');
export const isWrongPassword = (failure: unknown): boolean => hasCode(failure, 'invalid_credentials');
/** The new password is one of those that are tried first; its field says so. */
export const isCommonPassword = (failure: unknown): boolean =>
  isFailure(failure) && (failure.problem?.errors ?? []).some(({ code }) => code === 'common_password');
