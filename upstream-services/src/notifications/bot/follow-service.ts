import { hashSecret } from '../../common/ids.ts';
import { inlineText } from '../../common/plain-text.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction, lockShop } from '../../db/transaction.ts';
import { readLetterOrder } from '../../orders/index.ts';
import type { BotEvent, Message } from '../messengers/index.ts';
import { follow, followersOf, maxFollowers } from './follower-repository.ts';
import { orderOfLink, useLink } from './link-repository.ts';
import { buildTextMessage } from './message-builder.ts';
import { texts } from './texts.ts';
import type { ChatAddress } from './with-chat-throttle.ts';

const words = texts.following;

export const followTokenPrefix = 'order_';

export const isFollowToken = (argument: string): boolean => argument.startsWith(followTokenPrefix);

type CommandEvent = Extract<BotEvent, { kind: 'command' }>;

export async function startFollowing(context: AppContext, where: ChatAddress, event: CommandEvent): Promise<Message> {
  const { channel, chat_id } = where;
  const now = context.now();
  const tokenHash = hashSecret(event.argument);
  const outcome = await inTransaction(context, async (trx) => {
    const used = await useLink(trx, 'order_follow_links', tokenHash, `${channel} ${chat_id}`, now);
    if (used === 'used') return words.used;
    if (used === 'late') return words.late;
    const order = { merchant_id: used.merchantId, order_id: await orderOfLink(trx, tokenHash) };
    if (used.again) {
      const isFollowing = (await followersOf(trx, order)).some(
        (one) => one.channel === channel && one.chat_id === chat_id,
      );
      return isFollowing ? order : words.late;
    }
    await lockShop(trx, used.merchantId);
    return (await follow(trx, order, { channel, chat_id }, now)) ? order : words.full(maxFollowers);
  });
  if (typeof outcome === 'string') return buildTextMessage(outcome);
  const order = await readLetterOrder(context, outcome.merchant_id, outcome.order_id);
  if (!order) throw new Refusal('not_found');
  const begun = words.begun(order.number, inlineText(order.shop.title));
  return buildTextMessage(`${begun}\n\n${words.page}\n${order.link}`);
}
