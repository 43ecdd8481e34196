import { isFailure } from 'shared-runtime/page';

const hasCode = (failure: unknown, code: string): boolean => isFailure(failure) && failure.code === code;

export const asksForCode = (failure: unknown): boolean => hasCode(failure, 'second_factor_required');
export const isWrongCode = (failure: unknown): boolean => hasCode(failure, 'second_factor_wrong');
export const isWrongPassword = (failure: unknown): boolean => hasCode(failure, 'invalid_credentials');
