import type { AppContext } from '../../context.ts';
import { readInitData } from '../messengers/index.ts';
import { findChatOfShop } from './chat-repository.ts';

interface MiniAppOpening {
  /** Identifies this opening of the Mini App. */
  signature: string;
  linkedAt: Date;
}

/** @returns null where Telegram did not sign the data just now, or the person's chat is not linked to the shop */
export async function findMiniAppOpening(
  { db, config, now }: AppContext,
  merchantId: string,
  initData: string,
): Promise<MiniAppOpening | null> {
  const { telegramToken } = config.providers;
  const opening = telegramToken === null ? null : readInitData(telegramToken, initData, now());
  const chat = opening && (await findChatOfShop(db, 'telegram', opening.person, merchantId));
  return opening && chat ? { signature: opening.signature, linkedAt: chat.linked_at } : null;
}
