import { Refusal } from '../../common/refusal.ts';
import { withoutAddresses } from '../../common/web-addresses.ts';
import type { AppContext } from '../../context.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import type { LetterShop } from '../../merchants/index.ts';
import type { Letter } from '../mail/index.ts';

export const textsOfShop = <Texts extends Record<string, string>>(
  { isConfirmed }: LetterShop,
  texts: Texts,
  link?: string,
): Texts =>
  isConfirmed
    ? texts
    : (Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withoutAddresses(text, link)])) as Texts);

/**
 * Composes every letter in a shop's name. It limits letters to one recipient over all shops, removes web addresses from the text of a merchant whose
 * e-mail is not confirmed, and lets answers go to the shop.
 * @param link address of ours in the text, which stays
 * @param counts false where an earlier try has counted it, or it is sent whatever the limit
 * @throws Refusal rate_limited where the recipient has had enough letters for now, with the seconds to wait
 */
export async function shopLetter(
  context: Pick<AppContext, 'db' | 'limits' | 'now'>,
  shop: LetterShop,
  { to, subject, text, link }: { to: string; subject: string; text: string; link: string },
  counts = true,
): Promise<Letter> {
  if (counts) await enforceRateLimit(context, ['lettersToAddress', to.toLowerCase()]);
  return { to, ...textsOfShop(shop, { subject, text }, link), ...(shop.email === '' ? {} : { replyTo: shop.email }) };
}

export function retryTimeOf({ now }: Pick<AppContext, 'now'>, error: unknown): Date {
  if (!(error instanceof Refusal)) throw error;
  return new Date(now().getTime() + (error.extra.retryAfter ?? 60) * 1_000);
}
