import { basePath, readOrder, truncate } from 'shared-contracts';
import { inlineText, phoneText } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import { isEmailConfirmed, readZone } from '../../merchants/index.ts';
import { readOrderWire } from '../../orders/index.ts';
import { deliveryText, goodsText } from '../letters/index.ts';
import { composePush } from '../push/index.ts';
import type { MerchantLetterData } from './merchant-letter-data.ts';
import { texts } from './texts.ts';

const longestComment = 500;

async function detailsOf(context: AppContext, merchantId: string, orderId: string): Promise<string[]> {
  const order = readOrder(await readOrderWire(context, merchantId, orderId));
  const { name, phone, comment } = order.deliveryInfo;
  return [
    texts.buyer(inlineText(name), phoneText(inlineText(phone))),
    goodsText(order),
    deliveryText(order, await readZone(context.db, merchantId)),
    comment === '' ? '' : texts.comment(truncate(inlineText(comment), longestComment)),
  ];
}

/** Undefined where there is nothing left to tell. An unconfirmed address may be a stranger's, so it gets no text that others wrote. */
export async function composeLetter(
  context: AppContext,
  told: MerchantLetterData,
): Promise<{ subject: string; text: string } | undefined> {
  const push = await composePush(context, told);
  if (!push) return undefined;
  const { merchant_id, order_id } = told;
  const office = `${context.config.publicOrigin}${basePath}/merchant`;
  const isConfirmed = await isEmailConfirmed(context.db, merchant_id);
  const details = isConfirmed && order_id !== null ? await detailsOf(context, merchant_id, order_id) : [];
  const parts = [
    isConfirmed ? `${push.title}\n${push.body}` : push.title,
    ...details,
    `${order_id === null ? texts.account : texts.order}\n${context.config.publicOrigin}${push.url}`,
    isConfirmed ? '' : `${texts.unconfirmed}\n${office}/settings/letters`,
    `${texts.settings}\n${office}/settings/notifications`,
  ];
  return { subject: push.title, text: `${parts.filter(Boolean).join('\n\n')}\n` };
}
