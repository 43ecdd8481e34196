import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OrderStatus, OrderWire, PaymentState, PaymentType, ProductField } from 'shared-contracts';
import type { Json, NullableJson } from './json.ts';

export type DeliveryInfoWire = OrderWire['delivery_info'];

/** What a shopper agreed to: document, version, when, from where. */
export interface Consent {
  document: string;
  version: string;
  at: string;
  address: string;
}

/** Orders (promise 3.6.1). */
export interface OrdersTable {
  merchant_id: string;
  order_id: string;
  /** 1001 and up, per merchant. */
  number: number;
  /** Random part of the page's token, in base64url: kept readable, since the order's address holds it. */
  secret: string;
  idempotency_key: string;
  /** SHA-256 of the checkout's canonical body. */
  body_hash: Buffer;
  status: Generated<OrderStatus>;
  payment_state: Generated<PaymentState>;
  payment_method: PaymentType;
  /** When the shopper said that the transfer is made. */
  payment_reported_at: Date | null;
  /** Kopecks that were transferred by then, as the shopper says. */
  payment_reported_sum: number | null;
  /** The newest word of a transfer, by its line of the audit log, and what was said before it. */
  last_report: NullableJson<{ id: string; before: { at: string; sum: number | null } | null }>;
  /** The merchant's own newest step, by its line of the audit log; the time is ISO 8601. */
  last_step: NullableJson<{ id: string; kind: 'status' | 'payment_state'; from: string; to: string; at: string }>;
  /** The step that was taken back last. */
  reverted_step: string | null;
  /** Kopecks. */
  sum: number;
  /** Kopecks, with the delivery as far as it is known. */
  total: GeneratedAlways<number>;
  /** Kopecks that were given back of card payments. */
  refunded: Generated<number>;
  /** Kopecks that card payments have brought; null where none has. */
  paid: number | null;
  delivery_info: Json<DeliveryInfoWire>;
  consents: Json<Consent[]>;
  /** The picture that the shopper shows of a transfer, and since when; null where there is none. */
  screenshot_key: string | null;
  screenshot_at: Date | null;
  /** Origin of the brand's site that it was placed on; null of orders from before it was kept. */
  site: string | null;
  note: Generated<string>;
  /** What a search looks through, in lower case; searches read it in `order_words`. */
  search_text: string;
  created_at: Date;
  updated_at: ColumnType<Date, Date, Date>;
}

/** Lines of an order: the goods as they were when they were ordered (promise 3.8.2). */
export interface OrderLinesTable {
  merchant_id: string;
  order_id: string;
  line: number;
  product_id: string;
  quantity: number;
  title: string;
  /** Kopecks. */
  price: number;
  old_price: number | null;
  fields: Json<ProductField[]>;
  size_id: string | null;
  size_value: string | null;
}

/** What searches for orders look through. A trigger writes it. */
export interface OrderWordsTable {
  merchant_id: GeneratedAlways<string>;
  number: GeneratedAlways<number>;
  search_text: GeneratedAlways<string>;
}

/** What a merchant's orders of one day of the shop's calendar come to: how many there are in each status, and sums in kopecks. A trigger writes it. */
export interface OrderDaysTable extends Record<OrderStatus, GeneratedAlways<number>> {
  merchant_id: GeneratedAlways<string>;
  day: GeneratedAlways<string>;
  /** Without canceled orders, as far as delivery is known with it. */
  total: GeneratedAlways<number>;
  /** Of that, what has come and has not been given back. */
  paid: GeneratedAlways<number>;
}
