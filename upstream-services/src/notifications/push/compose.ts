import { basePath, maxPushText, maxPushTitle, type PushMessage, truncate } from 'shared-contracts';
import { inlineText } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import { readShopTitle } from '../../merchants/index.ts';
import { countByStatus } from '../../orders/index.ts';
import { composeNotice, isSilent, type Notice } from '../notices/index.ts';
import { texts } from './texts.ts';

interface PushSubject {
  merchant_id: string;
  event_id: string;
  order_id: string | null;
  kind: Notice | 'withdrawn' | 'test';
}

export const noticeFor = (kind: Notice | 'withdrawn'): Notice => (kind === 'withdrawn' ? 'reported' : kind);

/** Groups all pushes of an order, as the notification's tag and as the push service's topic, which has 32 characters at most. */
export const topicOf = (orderId: string): string => orderId.replaceAll('-', '');

export const fitPayload = (message: PushMessage): PushMessage => ({
  ...message,
  title: truncate(message.title, maxPushTitle),
  body: truncate(message.body, maxPushText),
});

const testPush = (shop: string) => ({
  title: texts.test.title,
  body: texts.test.body(shop),
  tag: 'test',
  url: `${basePath}/merchant/settings/notifications`,
});

export async function composePush(context: AppContext, subject: PushSubject): Promise<PushMessage | undefined> {
  const { merchant_id, event_id: event, kind } = subject;
  if (kind === 'test') {
    const shop = inlineText(await readShopTitle(context.db, merchant_id));
    return fitPayload({ ...testPush(shop), event, silent: false });
  }
  const notice = await composeNotice(context, { ...subject, kind });
  if (!notice) return undefined;
  const { title, body, url, about } = notice;
  const badge = about ? { badge: (await countByStatus(context.db, merchant_id)).created } : {};
  const silent = await isSilent(context, merchant_id, noticeFor(kind));
  return fitPayload({ title, body, url, tag: topicOf(about?.order.order_id ?? event), ...badge, event, silent });
}
