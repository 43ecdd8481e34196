import type { AppContext } from '../context.ts';
import { readInitData } from '../messengers/index.ts';
import { worksFor } from './chat-repository.ts';

/**
 * Looks up whether Telegram signed just now that a page is opened by a person whose chat is linked to the shop.
 * @returns the signature, by which the same opening is known again; null where it did not
 */
export async function findStaffOpening(
  { db, config, now }: AppContext,
  merchantId: string,
  initData: string,
): Promise<string | null> {
  const { telegramToken } = config.providers;
  const opening = telegramToken === null ? null : readInitData(telegramToken, initData, now());
  return opening && (await worksFor(db, 'telegram', opening.person, merchantId)) ? opening.signature : null;
}
