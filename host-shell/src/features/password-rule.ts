import { isFailure } from 'shared-runtime/page';
import { z } from 'zod';
import { texts } from './texts.ts';

export const newPassword = z.string().min(8, texts.register.passwordShort).max(128, texts.register.passwordLong);

export const isCommonPassword = (failure: unknown): boolean =>
  isFailure(failure) && (failure.problem?.errors ?? []).some(({ code }) => code === 'common_password');
