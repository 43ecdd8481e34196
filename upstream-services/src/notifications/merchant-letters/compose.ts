import { basePath, type OrderWire, parseOrder, type ShopZone, truncate } from 'shared-contracts';
import { inlineText, phoneText } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import { deliveryText, goodsText } from '../letters/index.ts';
import { composeNotice } from '../notices/index.ts';
import type { MerchantLetterData } from './merchant-letter-data.ts';
import { texts } from './texts.ts';

const longestComment = 500;

function detailsOf(wire: OrderWire, zone: ShopZone): string[] {
  const order = parseOrder(wire);
  const { name, phone, comment } = order.deliveryInfo;
  return [
    texts.buyer(inlineText(name), phoneText(inlineText(phone))),
    goodsText(order),
    deliveryText(order, zone),
    comment === '' ? '' : texts.comment(truncate(inlineText(comment), longestComment)),
  ];
}

/**
 * @param isConfirmed whether the merchant's address is: another may be a stranger's, so it gets no text that others wrote
 * @returns undefined where there is nothing left to tell
 */
export async function composeLetter(
  context: AppContext,
  data: MerchantLetterData,
  isConfirmed: boolean,
): Promise<{ subject: string; text: string } | undefined> {
  const notice = await composeNotice(context, data);
  if (!notice) return undefined;
  const { title, body, url, about } = notice;
  const { publicOrigin } = context.config;
  const office = `${publicOrigin}${basePath}/merchant`;
  const parts = [
    isConfirmed ? `${title}\n${body}` : title,
    ...(isConfirmed && about ? detailsOf(about.order, about.zone) : []),
    `${about ? texts.order : texts.account}\n${publicOrigin}${url}`,
    isConfirmed ? '' : `${texts.unconfirmed}\n${office}/settings/letters`,
    `${texts.settings}\n${office}/settings/notifications`,
  ];
  return { subject: title, text: `${parts.filter(Boolean).join('\n\n')}\n` };
}
