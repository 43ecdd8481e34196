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

export interface Consent {
  document: string;
  version: string;
  at: string;
  address: string;
}

export interface OrderPhoto {
  key: string;
  width: number;
  height: number;
  colour: string;
  at: string;
}

export interface OrderedPicture {
  bucket: string;
  key: string;
  width: number;
  height: number;
  colour: string;
}

type LastStep = { id: string; at: string } & (
  | { kind: 'status' | 'payment_state'; from: string; to: string }
  | { kind: 'refund'; from: number; to: number; compensated: number }
);

export interface OrdersTable {
  merchant_id: string;
  order_id: string;
  number: number;
  /** Random part of the page's token, in base64url: kept readable and not hashed, since links to the page are built from it. */
  secret: string;
  idempotency_key: string;
  body_hash: Buffer;
  status: Generated<OrderStatus>;
  payment_state: Generated<PaymentState>;
  payment_method: PaymentType;
  payment_reported_at: Date | null;
  payment_reported_sum: number | null;
  last_report: NullableJson<{ id: string; before: { at: string; sum: number | null } | null }>;
  last_step: NullableJson<LastStep>;
  reverted_step: string | null;
  /** Kopecks, of the goods alone. */
  sum: number;
  discounts: Json<Discount[]>;
  /** Kopecks, with discounts, and the delivery as far as it is known. */
  total: GeneratedAlways<number>;
  refunded: Generated<number>;
  /** Part of `refunded`, in kopecks, that was given back by hand although the order's price stayed: the buyer does not owe it again. */
  compensated: Generated<number>;
  /**
   * Kopecks received, including what was refunded later. Null: a card has brought nothing; an order paid otherwise counts as paid in full once its
   * state says so.
   */
  paid: number | null;
  delivery_info: Json<DeliveryInfoWire>;
  consents: Json<Consent[]>;
  screenshot_key: string | null;
  screenshot_at: Date | null;
  photo: NullableJson<OrderPhoto>;
  site: string | null;
  /** Whether the buyer wants letters about this order's progress. Null: not chosen on its page, so their address decides (`quiet_addresses`). */
  letters: boolean | null;
  /** Whether the order has given up its place in the delivery interval, as after a failed card payment. */
  slot_let_go: Generated<boolean>;
  stop: number | null;
  note: Generated<string>;
  source: Generated<OrderSource>;
  confirmed_at: Date | null;
  version: Generated<number>;
  cancel_reason: string | null;
  search_text: string;
  created_at: Date;
  updated_at: ColumnType<Date, Date, Date>;
}

export interface OrderLinesTable {
  merchant_id: string;
  order_id: string;
  line: number;
  product_id: string;
  quantity: number;
  title: string;
  price: number;
  old_price: number | null;
  fields: Json<ProductField[]>;
  size_id: string | null;
  size_value: string | null;
  free: Generated<boolean>;
  picture: NullableJson<OrderedPicture>;
  /** Size id of the stock row that the pieces were taken from (empty for the product as a whole); null where the line holds no stock. */
  stock_size: string | null;
}

export interface OrderVersionsTable {
  merchant_id: string;
  order_id: string;
  version: number;
  idempotency_key: string;
  at: Date;
  before: Json<object>;
  changes: Json<EditChange[]>;
}

export interface HandRefundsTable {
  merchant_id: string;
  idempotency_key: string;
  order_id: string;
  amount: number;
  created_at: Date;
}

export interface OrderWordsTable {
  merchant_id: GeneratedAlways<string>;
  number: GeneratedAlways<number>;
  search_text: GeneratedAlways<string>;
}

export interface OrderHoursTable {
  merchant_id: GeneratedAlways<string>;
  hour: GeneratedAlways<Date>;
  count: GeneratedAlways<number>;
  total: GeneratedAlways<number>;
  paid: GeneratedAlways<number>;
}

export interface OrderDaysTable extends Record<OrderStatus, GeneratedAlways<number>> {
  merchant_id: GeneratedAlways<string>;
  day: GeneratedAlways<string>;
  total: GeneratedAlways<number>;
  paid: GeneratedAlways<number>;
}
