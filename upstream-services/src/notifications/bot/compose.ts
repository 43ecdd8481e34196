import { createHash } from 'node:crypto';
import { readLine } from '../../audit/index.ts';
import { inlineText } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import type { BotMessagesTable } from '../../db/schema/bot.ts';
import { readShopTitle, readZone } from '../../merchants/index.ts';
import { readOrderAndShop } from '../../orders/index.ts';
import type { Message } from '../messengers/index.ts';
import { signInText } from '../notices/index.ts';
import { buildTextMessage } from './message-builder.ts';
import { officeOf } from './office.ts';
import { type MessageHead, type OrderMessageData, orderMessage } from './order-message.ts';
import { texts } from './texts.ts';
import { isReportWithdrawn } from './withdrawn.ts';

export const shopTitle = async (context: AppContext, merchantId: string): Promise<string> =>
  inlineText(await readShopTitle(context.db, merchantId));

export async function readOrderMessageData(
  context: AppContext,
  merchantId: string,
  orderId: string,
): Promise<OrderMessageData | undefined> {
  const found = await readOrderAndShop(context, merchantId, orderId);
  if (!found) return undefined;
  const { order, shop } = found;
  return { merchantId, shop: inlineText(shop.title), zone: shop.zone, order, office: officeOf(context.config) };
}

type MessageSubject = Pick<BotMessagesTable, 'merchant_id' | 'event_id' | 'order_id' | 'kind'>;

/** What an order's message is about, told by its event: the order alone does not say who has canceled it or cleared a report. */
export async function readHead({ db }: AppContext, subject: MessageSubject): Promise<MessageHead> {
  const { merchant_id, event_id, kind } = subject;
  if (kind === 'signed_in') return 'opened';
  if (kind === 'reported' && (await isReportWithdrawn(db, subject))) return 'withdrawn';
  if (kind === 'canceled' && (await readLine(db, merchant_id, event_id))?.actor === 'system') return 'unconfirmed';
  return kind;
}

export async function composeMessage(context: AppContext, message: MessageSubject): Promise<Message | undefined> {
  const { merchant_id, event_id, order_id, kind } = message;
  if (kind === 'signed_in') {
    const line = await readLine(context.db, merchant_id, event_id);
    if (!line) return undefined;
    const signIn = signInText(line, await readZone(context.db, merchant_id));
    return buildTextMessage(
      texts.signedIn(await shopTitle(context, merchant_id), signIn, inlineText(line.address ?? '')),
    );
  }
  const data = order_id === null ? undefined : await readOrderMessageData(context, merchant_id, order_id);
  return data && orderMessage(data, await readHead(context, message));
}

export const messageHash = (message: Message): Buffer => createHash('sha256').update(JSON.stringify(message)).digest();
