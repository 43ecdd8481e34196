import type { AppContext } from '../../context.ts';
import { readInitData } from '../messengers/index.ts';
import { isChatLinkedToShop } from './chat-repository.ts';

/**
 * @returns the signature, which identifies this opening of the Mini App; null where Telegram did not sign the data just now, or the person's chat is
 *   not linked to the shop
 */
export async function findStaffOpening(
  { db, config, now }: AppContext,
  merchantId: string,
  initData: string,
): Promise<string | null> {
  const { telegramToken } = config.providers;
  const opening = telegramToken === null ? null : readInitData(telegramToken, initData, now());
  return opening && (await isChatLinkedToShop(db, 'telegram', opening.person, merchantId)) ? opening.signature : null;
}
