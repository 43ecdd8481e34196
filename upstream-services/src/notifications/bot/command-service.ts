import { type BotChannel, basePath, type OrderStatus, type OrderWire } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { hashSecret } from '../../common/ids.ts';
import { moneyText } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction, lockShop } from '../../db/transaction.ts';
import { emailOf } from '../../merchants/index.ts';
import { listMerchantOrders, sumOrdersByDay } from '../../orders/index.ts';
import type { BotEvent, Button, Message } from '../messengers/index.ts';
import { type ChatRow, findChatOfShop, linkChat, maxChats, shopsOfChat, unlinkChat } from './chat-repository.ts';
import { shopTitle } from './compose.ts';
import { isFollowToken, startFollowing } from './follow-service.ts';
import { isFollower, stopFollowing } from './follower-repository.ts';
import { useLink } from './link-repository.ts';
import { buildTextMessage, MessageBuilder } from './message-builder.ts';
import { officeButtons, officeOf } from './office.ts';
import { dueOf, openButton, totalText } from './order-message.ts';
import { texts } from './texts.ts';
import type { ChatAddress } from './with-chat-throttle.ts';

type CommandEvent = Extract<BotEvent, { kind: 'command' }>;

const listed = 10;
const buttonsInRow = 3;

const toDo: readonly OrderStatus[] = ['created', 'accepted', 'assembling'];
const underway: readonly OrderStatus[] = ['delivering'];

function moneyOf(order: OrderWire): string {
  const { payment_state, payment_reported, payment_method } = order;
  const isPart = payment_state === 'succeeded' && dueOf(order) !== '';
  if (isPart && payment_reported === null) return texts.money.part;
  if (isPart) return texts.money.reported;
  if (payment_state !== 'pending') return texts.money[payment_state];
  if (payment_method === 'on_delivery') return texts.money.onReceipt;
  return payment_reported === null ? texts.money.pending : texts.money.reported;
}

const lineOf = (channel: BotChannel, { id }: CommandEvent, merchantId: string, subjectId: string) => {
  const from = { requestId: `${channel}-${id}`, address: channel };
  return { ...byMerchant(merchantId, from), subjectId };
};

async function link(context: AppContext, { channel, chat_id }: ChatAddress, event: CommandEvent): Promise<Message> {
  const now = context.now();
  const linked = await inTransaction(context, async (trx): Promise<{ shop: string } | { refused: string }> => {
    const used = await useLink(trx, 'bot_links', hashSecret(event.argument), `${channel} ${chat_id}`, now);
    if (used === 'used') return { refused: texts.linkUsed };
    if (used === 'late') return { refused: texts.linkLate };
    const { merchantId, again } = used;
    if (again) {
      // It may have been unlinked since, or was never linked, as there were too many.
      const isLinked = (await findChatOfShop(trx, channel, chat_id, merchantId)) !== undefined;
      return isLinked ? { shop: merchantId } : { refused: texts.linkLate };
    }
    await lockShop(trx, merchantId);
    const key = await linkChat(trx, { merchant_id: merchantId, channel, chat_id, name: event.name }, now);
    if (key === undefined) return { refused: texts.linksFull(maxChats) };
    await audit(trx, { ...lineOf(channel, event, merchantId, key), kind: 'bot_linked' });
    const office = `${context.config.publicOrigin}${basePath}/merchant/settings/bot`;
    const { subject, body } = texts.linkedMail;
    await context.mail.send(trx, { to: await emailOf(trx, merchantId), subject, text: body(channel, office) });
    return { shop: merchantId };
  });
  if ('refused' in linked) return buildTextMessage(linked.refused);
  const orders = officeButtons(officeOf(context.config), linked.shop);
  return {
    ...buildTextMessage(texts.linked(await shopTitle(context, linked.shop))),
    buttons: orders.length === 0 ? [] : [orders],
  };
}

async function stop(context: AppContext, where: ChatAddress, event: CommandEvent, linked: ChatRow[]): Promise<Message> {
  const { channel, chat_id } = where;
  const follows = await isFollower(context.db, where);
  await inTransaction(context, async (trx) => {
    await stopFollowing(trx, where);
    for (let chats = linked; chats.length > 0; chats = await shopsOfChat(trx, channel, chat_id)) {
      for (const { merchant_id: merchantId, chat_key } of chats) {
        await unlinkChat(trx, merchantId, chat_key);
        await audit(trx, { ...lineOf(channel, event, merchantId, chat_key), kind: 'bot_unlinked' });
      }
    }
  });
  return buildTextMessage(follows && linked.length === 0 ? texts.following.stopped : texts.stopped);
}

const inRows = (buttons: Button[]): Button[][] =>
  buttons.flatMap((_, at) => (at % buttonsInRow === 0 ? [buttons.slice(at, at + buttonsInRow)] : []));

async function openOrders(context: AppContext, chats: ChatRow[]): Promise<Message> {
  const writing = new MessageBuilder();
  const buttons: Button[] = [];
  const newest = (merchantId: string, statuses: readonly OrderStatus[]) =>
    listMerchantOrders(context, merchantId, { statuses: [...statuses], all_orders: { page: 1, per_page: listed } });
  const write = (merchantId: string, orders: readonly OrderWire[]) => {
    for (const order of orders) {
      const { status, order_number, delivery_info: info } = order;
      const words = texts.status(status, info.delivery_kind);
      writing.quote(texts.line(order_number, totalText(order), words, moneyOf(order)), info.name, 60);
      buttons.push(openButton(merchantId, order));
    }
    writing.line();
  };
  for (const { merchant_id } of chats) {
    const [mine, others] = await Promise.all([newest(merchant_id, toDo), newest(merchant_id, underway)]);
    if (mine.total_count + others.total_count === 0) continue;
    writing.line(texts.toDo(await shopTitle(context, merchant_id), mine.total_count));
    write(merchant_id, mine.orders);
    if (others.total_count === 0) continue;
    writing.line(texts.underway(others.total_count));
    write(merchant_id, others.orders);
  }
  const office = officeOf(context.config);
  const offices = chats.flatMap(({ merchant_id }) => officeButtons(office, merchant_id)).map((button) => [button]);
  if (buttons.length === 0) return { ...buildTextMessage(texts.noneOpen), buttons: offices };
  return writing.with([...inRows(buttons.slice(0, maxChats)), ...offices]);
}

async function today(context: AppContext, chats: ChatRow[]): Promise<Message> {
  const writing = new MessageBuilder();
  for (const { merchant_id } of chats) {
    const { days } = await sumOrdersByDay(context, merchant_id, 1);
    const { count = 0, sum = 0, paid = 0 } = days[0] ?? {};
    writing.line(texts.today(await shopTitle(context, merchant_id), count, moneyText(sum), moneyText(paid)));
  }
  return writing.with();
}

export async function answerCommand(context: AppContext, where: ChatAddress, event: CommandEvent): Promise<Message> {
  if (event.command === 'start' && event.argument !== '') {
    return isFollowToken(event.argument) ? startFollowing(context, where, event) : link(context, where, event);
  }
  const chats = await shopsOfChat(context.db, where.channel, where.chat_id);
  if (event.command === 'stop') return stop(context, where, event, chats);
  // A chat without linked shops is at most a buyer's, who may not use commands of shops.
  if (chats.length === 0)
    return buildTextMessage((await isFollower(context.db, where)) ? texts.following.help : texts.howToLink);
  if (event.command === 'orders') return openOrders(context, chats);
  if (event.command === 'today') return today(context, chats);
  return buildTextMessage(texts.help);
}
