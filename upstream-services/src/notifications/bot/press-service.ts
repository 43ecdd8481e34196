import type { OrderWire } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import type { ActingMerchant } from '../../http/bind.ts';
import { revertOrder, setOrderStatus, setPaymentState } from '../../orders/index.ts';
import type { BotEvent, MessengerClient } from '../messengers/index.ts';
import { type ChatRow, findChatOfShop } from './chat-repository.ts';
import { messageHash, readHead, readOrderMessageData } from './compose.ts';
import { sendAndRecordMessage } from './message-jobs.ts';
import { findMessageById, noteShown } from './message-repository.ts';
import {
  isPaidInVain,
  needsConfirmation,
  type OrderMessageData,
  orderMessage,
  questionMessage,
} from './order-message.ts';
import { decodePress, type Press, shortStepId } from './presses.ts';
import { texts } from './texts.ts';
import type { ChatAddress } from './with-chat-throttle.ts';

const { pressed } = texts;

type PressEvent = Extract<BotEvent, { kind: 'press' }>;

const words = ({ status, delivery_info }: OrderWire): string => texts.status(status, delivery_info.delivery_kind);
const statusOf = ({ order }: OrderMessageData): string => words(order);

async function undo(
  call: ActingMerchant,
  press: Press & { what: 'undo' },
  { order }: OrderMessageData,
): Promise<string> {
  const last = order.revertable;
  if (!last || shortStepId(last.step) !== press.step) return pressed.notUndone;
  try {
    const now = await revertOrder(call, press.orderId, last.step);
    if (last.kind === 'status') return pressed.undone(words(now));
    return last.kind === 'payment_state' && last.from !== 'succeeded' ? pressed.unmarked : pressed.refundUnmarked;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return pressed.notUndone;
  }
}

async function act(call: ActingMerchant, press: Press, before: OrderMessageData): Promise<string> {
  const { context, caller } = call;
  const { order } = before;
  const now = async () => (await readOrderMessageData(context, caller.merchantId, press.orderId)) ?? before;
  try {
    if (press.what === 'set') {
      if (order.status === press.status) return pressed.already(statusOf(before));
      await setOrderStatus(call, press.orderId, press.status);
      return pressed.moved(statusOf(await now()));
    }
    if (press.what === 'undo') return await undo(call, press, before);
    if (press.what !== 'paid') return '';
    if (order.payment_state === 'succeeded') return pressed.paidAlready;
    const paid = await setPaymentState(call, press.orderId, 'succeeded');
    return isPaidInVain(paid) ? pressed.paidInVain : pressed.paid;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return press.what === 'paid' ? pressed.notPaid : pressed.elsewhere(statusOf(await now()));
  }
}

async function refresh(
  context: AppContext,
  client: MessengerClient,
  chat: ChatRow,
  event: PressEvent,
  press: Press,
): Promise<void> {
  const data = await readOrderMessageData(context, press.merchantId, press.orderId);
  if (!data) return;
  const sent = await findMessageById(context.db, press.merchantId, chat.chat_key, event.message);
  const head = sent ? await readHead(context, sent) : 'opened';
  const message = press.what === 'ask' ? questionMessage(data, head) : orderMessage(data, head);
  if (sent?.shown.equals(messageHash(message))) return;
  await client.edit(chat.chat_id, event.message, message);
  if (sent) await noteShown(context.db, sent, messageHash(message));
}

/** Buttons of older messages ask for confirmation of steps that need none now: such a press counts as confirmed. */
const unasked = (press: Press | null): Press | null =>
  press?.what === 'ask' && !needsConfirmation(press.status) ? { ...press, what: 'set' } : press;

/**
 * Handles a pressed button. It works only in chats linked to the order's merchant, whatever the button's data says. A second press, or one after
 * somebody has changed the order, is answered with that.
 */
export async function handlePress(
  context: AppContext,
  client: MessengerClient,
  { channel: kind, chat_id }: ChatAddress,
  event: PressEvent,
) {
  const press = unasked(decodePress(event.press));
  if (!press) return client.answer(event.pressId, pressed.unknown);
  const chat = await findChatOfShop(context.db, kind, chat_id, press.merchantId);
  if (!chat) return client.answer(event.pressId, pressed.unlinked);
  const { merchantId, orderId } = press;
  const data = await readOrderMessageData(context, merchantId, orderId);
  if (!data) return client.answer(event.pressId, pressed.unknown);
  if (press.what === 'open') {
    await client.answer(event.pressId, '');
    const key = { merchant_id: merchantId, chat_key: chat.chat_key, event_id: newId() };
    return sendAndRecordMessage(context, client, chat_id, { ...key, order_id: orderId, kind: 'opened' });
  }
  const from = { requestId: `${kind}-${event.id}`, address: kind };
  const answer = await act({ context, caller: { merchantId }, from }, press, data);
  await client.answer(event.pressId, answer);
  await refresh(context, client, chat, event, press);
}
