import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  Discount,
  EditChange,
  OrderSource,
  OrderStatus,
  OrderWire,
  PaymentState,
  PaymentType,
  ProductField,
} from 'shared-contracts';
import type { Json, NullableJson } from './json.ts';

export type DeliveryInfoWire = OrderWire['delivery_info'];

/** What a shopper agreed to: document, version, when, from where. */
export interface Consent {
  document: string;
  version: string;
  at: string;
  address: string;
}

/** What was made for an order, as its buyer sees it: a kept picture, and since when (ISO 8601). */
export interface OrderPhoto {
  key: string;
  /** Pixels. */
  width: number;
  height: number;
  colour: string;
  at: string;
}

/** What a product showed first when it was ordered. Its bytes stay as long as the line does, small once the product has lost it. */
export interface OrderedPicture {
  bucket: string;
  key: string;
  /** Pixels. */
  width: number;
  height: number;
  colour: string;
}

/** What is kept of a step, so that it can be taken back. */
type LastStep = { id: string; at: string } & (
  | { kind: 'status' | 'payment_state'; from: string; to: string }
  /** Kopecks that were given back in all, before it and with it, and those of them before it that the order costs all the same. */
  | { kind: 'refund'; from: number; to: number; compensated: number }
);

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
  last_step: NullableJson<LastStep>;
  /** The step that was taken back last. */
  reverted_step: string | null;
  /** Kopecks, of the goods alone. */
  sum: number;
  /** What is taken off; amounts are kopecks. */
  discounts: Json<Discount[]>;
  /** Kopecks, with discounts, and the delivery as far as it is known. */
  total: GeneratedAlways<number>;
  /** Kopecks that were given back of card payments, or by hand. */
  refunded: Generated<number>;
  /** Of what was given back by hand, kopecks that the order costs all the same: they are not asked for again. */
  compensated: Generated<number>;
  /** Kopecks that have come, those that were given back included; null where a card has brought none, and a paid order of other ways is paid as a whole. */
  paid: number | null;
  delivery_info: Json<DeliveryInfoWire>;
  consents: Json<Consent[]>;
  /** The picture that the shopper shows of a transfer, and since when; null where there is none. */
  screenshot_key: string | null;
  screenshot_at: Date | null;
  photo: NullableJson<OrderPhoto>;
  /** Origin of the brand's site that it was placed on; null of orders from before it was kept. */
  site: string | null;
  /** It takes no place in the hours of its delivery any more: its card payment came to nothing. */
  slot_let_go: Generated<boolean>;
  /** Its place among the stops of its day, as the merchant has put them; null where nobody has. */
  stop: number | null;
  note: Generated<string>;
  /** Who placed it. */
  source: Generated<OrderSource>;
  /** When the buyer confirmed what the merchant has made by hand; null before, and of orders that shoppers placed. */
  confirmed_at: Date | null;
  /** Raised by what changes its content. */
  version: Generated<number>;
  /** Why the merchant canceled it; null where nobody said, and of one that is not canceled. */
  cancel_reason: string | null;
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
  /** The merchant wrote it: there is no such product. */
  free: Generated<boolean>;
  picture: NullableJson<OrderedPicture>;
  /** Which row of its product's stock it was taken from (empty for the product as a whole); null where nothing is held for it. */
  stock_size: string | null;
}

/** An edit of an order. */
export interface OrderVersionsTable {
  merchant_id: string;
  order_id: string;
  /** That the order has since. */
  version: number;
  idempotency_key: string;
  at: Date;
  /** The order's content before it. Sums are kopecks. */
  before: Json<object>;
  changes: Json<EditChange[]>;
}

/** A part of an order's money that was given back by hand, by the request that said so. */
export interface HandRefundsTable {
  merchant_id: string;
  idempotency_key: string;
  order_id: string;
  /** Kopecks. */
  amount: number;
  created_at: Date;
}

/** What searches for orders look through. A trigger writes it. */
export interface OrderWordsTable {
  merchant_id: GeneratedAlways<string>;
  number: GeneratedAlways<number>;
  search_text: GeneratedAlways<string>;
}

/** What a merchant's orders of one hour come to, canceled ones left out; sums in kopecks. A trigger writes it. */
export interface OrderHoursTable {
  merchant_id: GeneratedAlways<string>;
  hour: GeneratedAlways<Date>;
  count: GeneratedAlways<number>;
  /** As far as delivery is known with it. */
  total: GeneratedAlways<number>;
  /** Of that, what has come and has not been given back. */
  paid: GeneratedAlways<number>;
}

/** What a merchant's orders of one of Moscow's days come to: how many there are in each status, and sums in kopecks. A trigger writes it. */
export interface OrderDaysTable extends Record<OrderStatus, GeneratedAlways<number>> {
  merchant_id: GeneratedAlways<string>;
  day: GeneratedAlways<string>;
  /** Without canceled orders, as far as delivery is known with it. */
  total: GeneratedAlways<number>;
  /** Of that, what has come and has not been given back. */
  paid: GeneratedAlways<number>;
}
