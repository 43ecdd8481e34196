import type { AppContext } from '../context.ts';
import { readInitData } from '../messengers/index.ts';
import { worksFor } from './chat-repository.ts';

/** Whether Telegram signed just now that a page is opened by a person whose chat is linked to the shop. */
export async function isOpenedByStaff(
  { db, config, now }: AppContext,
  merchantId: string,
  initData: string,
): Promise<boolean> {
  const { telegramToken } = config.providers;
  const person = telegramToken === null ? null : readInitData(telegramToken, initData, now());
  return person !== null && worksFor(db, 'telegram', person, merchantId);
}
