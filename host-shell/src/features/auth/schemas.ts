import { email, merchantName } from 'shared-contracts';
import { z } from 'zod';
import { texts } from '../../texts.ts';

const words = texts.auth;

const emailField = z
  .string()
  .trim()
  .refine((value) => email.safeParse(value).success, words.emailWrong);
const newPassword = z.string().min(8, words.passwordShort).max(128, words.passwordLong);

/** Sign-in: whether the password is right, the server says. */
export const signInSchema = z.object({
  email: emailField,
  password: z.string().min(1, words.passwordEmpty).max(128, words.passwordLong),
});
export type SignInValues = z.infer<typeof signInSchema>;

/** Whether a shop's address is well formed and only reserved by the platform. */
const isReserved = (slug: string): boolean =>
  merchantName.safeParse(slug).error?.issues.every(({ code }) => code === 'custom') ?? false;

export const registerSchema = z.object({
  title: z.string().trim().min(1, words.register.shopTitleEmpty).max(120, words.register.shopTitleLong),
  slug: z
    .string()
    .trim()
    .refine((slug) => isReserved(slug) || merchantName.safeParse(slug).success, words.register.slugWrong)
    .refine((slug) => !isReserved(slug), words.register.slugReserved),
  email: emailField,
  password: newPassword,
  consent: z.boolean().refine((given) => given, words.register.consentMissing),
});
export type RegisterValues = z.infer<typeof registerSchema>;

export const forgotSchema = z.object({ email: emailField });
export const resetSchema = z.object({ password: newPassword });
