import { Refusal } from '../../common/refusal.ts';
import { withoutAddresses } from '../../common/web-addresses.ts';
import type { AppContext } from '../../context.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import type { LetterShop } from '../../merchants/index.ts';
import type { MailTransport } from '../mail/index.ts';

type Letter = Parameters<MailTransport['deliver']>[0];

export const textsOfShop = <Texts extends Record<string, string>>(
  { isConfirmed }: LetterShop,
  texts: Texts,
  link?: string,
): Texts =>
  isConfirmed
    ? texts
    : (Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withoutAddresses(text, link)])) as Texts);

/**
 * Makes a letter in a shop's name: every one passes here. What a recipient gets is bounded over all shops, the words of a merchant whom nobody
 * knows lead nowhere, answers go to the shop.
 * @param link address of ours that its text names
 * @param counts false where it was counted in an earlier try, or goes whatever came before
 * @throws Refusal rate_limited where its recipient has had enough for now, with the seconds to wait
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

export function waitsUntil({ now }: Pick<AppContext, 'now'>, error: unknown): Date {
  if (!(error instanceof Refusal)) throw error;
  return new Date(now().getTime() + (error.extra.retryAfter ?? 60) * 1_000);
}
