import { z } from 'zod';
import { texts } from '../texts.ts';

export const newPassword = z.string().min(8, texts.register.passwordShort).max(128, texts.register.passwordLong);
