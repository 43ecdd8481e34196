import { z } from 'zod';
import type { TransferMethod } from '../merchants/merchant-entities.ts';
import { type BotChannel, botChannels, transferTypes } from '../wire/enums.ts';
import { readEnum, readList, readText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { roubles, typedText } from '../wire/primitives.ts';
import { workErrors } from '../wire/problem.ts';
import { type ShopZone, shopZones } from '../wire/shop-zones.ts';
import { type OrderEdit, orderEditWire } from './order-changes.ts';
import { type Order, orderWire, readOrder } from './order-entities.ts';
import { maxCancelReason } from './order-states.ts';

/** An order's own page: the order without what is not for everyone with the link, and how to pay. */
export interface OrderPage {
  order: Order;
  shopName: string;
  shopTitle: string;
  /** Of the shop's clock. */
  timeZone: ShopZone;
  transferMethods: TransferMethod[];
  canCancel: boolean;
  /** Whether the order can be paid by card now: for the first time, or again after a payment that came to nothing. */
  canPay: boolean;
  /** Whether a picture of the transfer can be shown to the merchant. */
  takesScreenshot: boolean;
  /** For so long "Я оплатил" can be taken back, when this is answered; 0 where it cannot. */
  withdrawable: { seconds: number };
  /** What happened to the order, oldest first. */
  history: OrderStep[];
  /** Whether the buyer is written about the way of orders; null where there is no e-mail to write to. */
  letters: boolean | null;
  /** Messengers in which the order can be followed. */
  messengers: BotChannel[];
  /** What the merchant has changed of the order lately, newest first. */
  edits: OrderEdit[];
}

/** Something that happened to an order: a status or a payment state it came into, that the shopper said "Я оплатил", or that one of these was taken back. */
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
  /** The status or state; for `payment_reported`, differences and refunds the roubles that moved, or empty where nobody said how many; for `edited` what it costs since. */
  to: z.string(),
  /** Who did it: 'shopper', 'merchant', or something else that the platform knows. */
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
  /** Phone and address are masked: the page is safe to share. */
  order: orderWire,
  shop: z.object({ name: z.string(), title: z.string(), time_zone: z.enum(shopZones).optional() }),
  /** Given while the order waits for a transfer, else empty. */
  payment_details: z.array(transferMethodWire),
  can_cancel: z.boolean(),
  can_pay: z.boolean().optional(),
  takes_screenshot: z.boolean().optional(),
  /** Seconds in which "Я оплатил" can be taken back. */
  withdrawable: z.int().optional(),
  history: z.array(orderStep),
  /** Whether the buyer is written about the way of orders; null where there is no e-mail to write to. */
  letters: z.boolean().nullable().optional(),
  /** Messengers in which the order can be followed. */
  messengers: z.array(z.enum(botChannels)).optional(),
  /** Newest first; left out where there are none. */
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
    order: readOrder(answer.order),
    shopName: answer.shop.name,
    shopTitle: readText(answer.shop.title),
    timeZone: readEnum(shopZones, answer.shop.time_zone),
    transferMethods: readList(answer.payment_details, transferMethodWire),
    canCancel: answer.can_cancel,
    canPay: answer.can_pay,
    takesScreenshot: answer.takes_screenshot,
    withdrawable: { seconds: answer.withdrawable },
    history: readList(answer.history, orderStep),
    letters: answer.letters,
    messengers: readList(answer.messengers, z.enum(botChannels)),
    edits: readList(answer.edits, orderEditWire),
  };
}

/** What calls of an order's own page have in common. */
export const byToken = {
  group: 'orders',
  access: 'none',
  request: z.object({ order_token: z.string().min(1).max(100) }),
  response: orderPageWire,
  encode: ({ token }: { token: string }) => ({ order_token: token }),
  decode: readOrderPage,
} as const;

/** The order's own page, by its unguessable token (decision 3.2). */
export const readOrderPageByToken = operation({
  name: 'readOrderPageByToken',
  path: '/user-api/v1/order',
  errors: ['not_found'],
  ...byToken,
});

/** How often one order's payment is reported: for it and for what is added later. */
export const maxPaymentReports = 5;

/** "Я оплатил": tells the merchant; changes no state. `sum` is what the page shows as the whole, delivery included as far as it is known. */
export const reportPayment = operation({
  name: 'reportPayment',
  path: '/user-api/v1/order/report-payment',
  errors: ['not_found', 'illegal_transition', 'report_limit'],
  ...byToken,
  request: byToken.request.extend({ sum: roubles.positive().optional() }),
  encode: ({ token, sum }: { token: string; sum?: number }) => ({ order_token: token, sum }),
});

/** Milliseconds in which "Я оплатил" can be taken back. */
export const withdrawWithin = 60_000;

/** Takes "Я оплатил" back, within a minute. Taken back already, it is a success that changes nothing. */
export const withdrawReport = operation({
  name: 'withdrawReport',
  path: '/user-api/v1/order/withdraw-report',
  errors: ['not_found', 'revert_over'],
  ...byToken,
});

/** Bytes that a picture of a transfer may have. */
export const maxScreenshotBytes = 10 * 1024 * 1024;
/** The storage's folder for them: no file is served from it, and backups leave it out. */
export const screenshotsFolder = 'payment-screenshots';
/** Days that one is kept. */
export const screenshotDays = 30;

/**
 * Shows the merchant a picture of the transfer that was reported, in place of the one before: multipart with `order_token` and `file`. It is
 * decoded and encoded anew, its metadata dropped; nobody else sees it, and it is deleted after {@link screenshotDays} days.
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
  ...byToken,
  body: 'multipart',
  request: byToken.request.extend({ file: z.instanceof(Blob) }),
  encode: ({ token, file }: { token: string; file: Blob }) => ({ order_token: token, file }),
});

/** The shopper cancels, while the order is `created`, and may say why. */
export const cancelOrder = operation({
  name: 'cancelOrder',
  path: '/user-api/v1/order/cancel',
  errors: ['not_found', 'illegal_transition'],
  ...byToken,
  request: byToken.request.extend({ reason: typedText().max(maxCancelReason).optional() }),
  encode: ({ token, reason }: { token: string; reason?: string }) => ({ order_token: token, reason }),
});

/**
 * Whether the buyer is written about the way of orders at this shop. What one has to know (that an order was placed, paid, canceled, or costs
 * more) is written in any case.
 */
export const setOrderLetters = operation({
  name: 'setOrderLetters',
  path: '/user-api/v1/order/letters',
  errors: ['not_found'],
  ...byToken,
  request: byToken.request.extend({ wanted: z.boolean() }),
  encode: ({ token, wanted }: { token: string; wanted: boolean }) => ({ order_token: token, wanted }),
});
