import { z } from 'zod';
import type { TransferMethod } from '../merchants/merchant-entities.ts';
import { type BotChannel, botChannels, transferTypes } from '../wire/enums.ts';
import { parseEnum, parseList, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { positiveRoubles, typedText } from '../wire/primitives.ts';
import { workErrors } from '../wire/problem.ts';
import { type ShopZone, shopZones } from '../wire/shop-zones.ts';
import { type OrderEdit, orderEditWire } from './order-changes.ts';
import { type Order, orderWire, parseOrder } from './order-entities.ts';
import { maxCancelReason } from './order-states.ts';

export interface OrderPage {
  order: Order;
  shopName: string;
  shopTitle: string;
  timeZone: ShopZone;
  transferMethods: TransferMethod[];
  canCancel: boolean;
  canPay: boolean;
  takesScreenshot: boolean;
  withdrawable: { seconds: number };
  history: OrderStep[];
  letters: boolean | null;
  messengers: BotChannel[];
  edits: OrderEdit[];
}

const orderStep = z.object({
  at: z.string(),
  kind: z.enum([
    'status',
    'payment_state',
    'payment_reported',
    'payment_report_withdrawn',
    'status_reverted',
    'payment_state_reverted',
    'edited',
    'confirmed',
    'difference_came',
    'difference_returned',
    'refund',
    'refund_reverted',
  ]),
  /** The new status or state. For `payment_reported`, differences and refunds: the roubles moved, empty where unknown. For `edited`: the new cost. */
  to: z.string(),
  actor: z.string(),
});
export type OrderStep = z.infer<typeof orderStep>;

const transferMethodWire = z.object({
  type: z.enum(transferTypes),
  value: z.string(),
  bank: z.string().optional(),
  holder: z.string().optional(),
  bic: z.string().optional(),
  correspondent: z.string().optional(),
});

const orderPageWire = z.object({
  /** Phone and address are masked, so the link to the page can be passed on. */
  order: orderWire,
  shop: z.object({ name: z.string(), title: z.string(), time_zone: z.enum(shopZones).optional() }),
  payment_details: z.array(transferMethodWire),
  can_cancel: z.boolean(),
  can_pay: z.boolean().optional(),
  takes_screenshot: z.boolean().optional(),
  withdrawable: z.int().optional(),
  history: z.array(orderStep),
  letters: z.boolean().nullable().optional(),
  messengers: z.array(z.enum(botChannels)).optional(),
  edits: z.array(orderEditWire).optional(),
});

function readOrderPage(body: unknown): OrderPage {
  const answer = z
    .object({
      order: z.unknown().optional(),
      shop: z.object({ name: z.string(), title: z.unknown().optional(), time_zone: z.unknown().optional() }),
      payment_details: z.unknown().optional(),
      can_cancel: z.boolean().catch(false),
      can_pay: z.boolean().catch(false),
      takes_screenshot: z.boolean().catch(false),
      withdrawable: z.number().catch(0),
      history: z.unknown().optional(),
      letters: z.boolean().nullable().catch(null),
      messengers: z.unknown().optional(),
      edits: z.unknown().optional(),
    })
    .parse(body);
  return {
    order: parseOrder(answer.order),
    shopName: answer.shop.name,
    shopTitle: parseText(answer.shop.title),
    timeZone: parseEnum(shopZones, answer.shop.time_zone),
    transferMethods: parseList(answer.payment_details, transferMethodWire),
    canCancel: answer.can_cancel,
    canPay: answer.can_pay,
    takesScreenshot: answer.takes_screenshot,
    withdrawable: { seconds: answer.withdrawable },
    history: parseList(answer.history, orderStep),
    letters: answer.letters,
    messengers: parseList(answer.messengers, z.enum(botChannels)),
    edits: parseList(answer.edits, orderEditWire),
  };
}

export const byOrderToken = {
  group: 'orders',
  access: 'none',
  request: z.object({ order_token: z.string().min(1).max(100) }),
  response: orderPageWire,
  encode: ({ token }: { token: string }) => ({ order_token: token }),
  decode: readOrderPage,
} as const;

export const readOrderPageByToken = operation({
  name: 'readOrderPageByToken',
  path: '/user-api/v1/order',
  errors: ['not_found'],
  ...byOrderToken,
});

export const maxPaymentReports = 5;

/** The button "Я оплатил": it informs the merchant and changes no state. `sum` is the total on the page, with the delivery if its price is known. */
export const reportPayment = operation({
  name: 'reportPayment',
  path: '/user-api/v1/order/report-payment',
  errors: ['not_found', 'illegal_transition', 'report_limit'],
  ...byOrderToken,
  request: byOrderToken.request.extend({ sum: positiveRoubles.optional() }),
  encode: ({ token, sum }: { token: string; sum?: number }) => ({ order_token: token, sum }),
});

export const withdrawReportWindowMs = 60_000;

export const withdrawReport = operation({
  name: 'withdrawReport',
  path: '/user-api/v1/order/withdraw-report',
  errors: ['not_found', 'revert_over'],
  ...byOrderToken,
});

export const maxScreenshotBytes = 10 * 1024 * 1024;
export const screenshotDays = 30;

/**
 * Gives the merchant a screenshot of the reported transfer, which replaces an earlier one: multipart with `order_token` and `file`. The picture is
 * decoded and encoded anew, and its metadata dropped. Only the merchant sees it, and it is deleted after {@link screenshotDays} days.
 */
export const attachScreenshot = operation({
  name: 'attachScreenshot',
  path: '/user-api/v1/order/payment-screenshot',
  errors: [
    'not_found',
    'illegal_transition',
    'payload_too_large',
    'unsupported_media_type',
    'rate_limited',
    ...workErrors,
  ],
  ...byOrderToken,
  body: 'multipart',
  request: byOrderToken.request.extend({ file: z.instanceof(Blob) }),
  encode: ({ token, file }: { token: string; file: Blob }) => ({ order_token: token, file }),
});

export const cancelOrder = operation({
  name: 'cancelOrder',
  path: '/user-api/v1/order/cancel',
  errors: ['not_found', 'illegal_transition'],
  ...byOrderToken,
  request: byOrderToken.request.extend({ reason: typedText().max(maxCancelReason).optional() }),
  encode: ({ token, reason }: { token: string; reason?: string }) => ({ order_token: token, reason }),
});

/**
 * Turns the letters about the progress of an order on or off; with the key of a letter, those of all orders of its recipient at this shop. Necessary
 * letters (placed, paid, canceled, costs more) are always sent.
 */
export const setOrderLetters = operation({
  name: 'setOrderLetters',
  path: '/user-api/v1/order/letters',
  errors: ['not_found'],
  ...byOrderToken,
  request: byOrderToken.request.extend({ wanted: z.boolean(), letter_key: z.string().max(100).optional() }),
  encode: ({ token, wanted }: { token: string; wanted: boolean }) => ({ order_token: token, wanted }),
});
