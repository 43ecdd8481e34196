import { z } from 'zod';
import { texts } from '../texts.ts';

/** A new password: 8 to 128 characters (decision 3.8). */
export const newPassword = z.string().min(8, texts.register.passwordShort).max(128, texts.register.passwordLong);
