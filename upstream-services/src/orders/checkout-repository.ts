import { sql } from 'kysely';
import type { PaymentType, Visibility } from 'shared-contracts';
import { auditInsert } from '../audit/index.ts';
import { fieldsText, type PricedProduct, pricedProductsJson } from '../catalogue/index.ts';
import type { Database } from '../db/database.ts';
import type { Consent, DeliveryInfoWire } from '../db/schema/orders.ts';
import { takeOrderNumber } from '../db/shop-state.ts';
import { checkoutConditions } from '../delivery/index.ts';
import type { Origin } from '../http/bind.ts';
import { publicState } from '../merchants/index.ts';
import { type NewPayment, type OfferedCard, offeredCard, paymentInsert } from '../payments/index.ts';
import type { Line } from './cart.ts';

/** An order that an idempotency key made. */
export interface EarlierOrder {
  order_id: string;
  number: number;
  secret: string;
  body_hash: string;
  payment_method: PaymentType;
}

/** What a checkout needs to know, all as of one moment. */
export interface CheckoutView {
  /** What the products and everything else here are true for. */
  revision: number;
  visibility: Visibility;
  is_active: boolean;
  show_address: boolean;
  /** Whether the merchant said where to transfer to. */
  takes_transfers: boolean;
  /** The account at the card provider, where the shop takes cards. */
  card: OfferedCard | null;
  /** As they are stored: for `readMethods`. */
  delivery_methods: unknown;
  earlier: EarlierOrder | null;
  products: PricedProduct[];
}

/** Reads what a checkout needs, in one statement. */
export async function readForCheckout(
  db: Database,
  merchantId: string,
  key: string,
  productIds: string[],
): Promise<CheckoutView> {
  const { rows } = await sql<CheckoutView>`
    select
      shop.revision, shop.visibility, shop.is_active, shop.takes_transfers,
      (select to_jsonb(card) from (${offeredCard(merchantId)}) as card) as card,
      coalesce(delivery.show_address, false) as show_address,
      coalesce(delivery.methods, '[]') as delivery_methods,
      (
        select json_build_object(
          'order_id', order_id, 'number', number, 'secret', secret, 'body_hash', encode(body_hash, 'hex'),
          'payment_method', payment_method
        )
        from orders where orders.merchant_id = shop.merchant_id and idempotency_key = ${key}
      ) as earlier,
      ${pricedProductsJson(merchantId, productIds)} as products
    from ${publicState(db, merchantId)} as shop
    left join ${checkoutConditions(db, merchantId)} as delivery on true
  `.execute(db);
  const [view] = rows;
  if (!view) throw new Error('a shop without its row');
  return view;
}

export interface NewOrder {
  merchantId: string;
  orderId: string;
  secret: string;
  idempotencyKey: string;
  bodyHash: Buffer;
  paymentMethod: PaymentType;
  /** Kopecks. */
  sum: number;
  deliveryInfo: DeliveryInfoWire;
  consents: Consent[];
  searchText: string;
  lines: Line[];
  /** Where it is paid by card: how that begins. */
  payment: NewPayment | null;
  at: Date;
  from: Origin;
}

const linesText = (lines: Line[]): string =>
  JSON.stringify(
    lines.map(({ product, quantity, size }, index) => ({
      line: index,
      product_id: product.id,
      quantity,
      title: product.title,
      price: product.price,
      old_price: product.old_price,
      fields: fieldsText(product.fields),
      size_id: size?.id ?? null,
      size_value: size?.value ?? null,
    })),
  );

/**
 * Places an order in one statement, and so in one transaction: number, order, lines, card payment and audit line are there together or not at all.
 * @param revision the shop's revision that the prices are true for; the statement locks it
 * @returns the order's number, or null where the shop has changed since
 * @throws the database's error where the idempotency key is used
 */
export async function placeOrder(db: Database, order: NewOrder, revision: number): Promise<number | null> {
  const { merchantId, orderId, from } = order;
  const note = {
    merchantId,
    actor: 'shopper',
    kind: 'order_placed',
    subjectId: orderId,
    became: 'created',
    from,
  } as const;
  const { rows } = await sql<{ number: number }>`
    with taken as (
      ${takeOrderNumber(merchantId, revision)}
    ), placed as (
      insert into orders (
        merchant_id, order_id, number, secret, idempotency_key, body_hash, payment_method, sum,
        delivery_info, consents, site, search_text, created_at, updated_at
      )
      select
        ${merchantId}::uuid, ${orderId}::uuid, number, ${order.secret}, ${order.idempotencyKey}::uuid,
        ${order.bodyHash}::bytea, ${order.paymentMethod}, ${order.sum}::bigint,
        ${JSON.stringify(order.deliveryInfo)}::jsonb, ${JSON.stringify(order.consents)}::jsonb, ${from.site},
        number || ' ' || ${order.searchText}::text, ${order.at}::timestamptz, ${order.at}::timestamptz
      from taken
      returning number, total
    ), lines as (
      insert into order_lines (
        merchant_id, order_id, line, product_id, quantity, title, price, old_price, fields, size_id, size_value
      )
      select
        ${merchantId}::uuid, ${orderId}::uuid, line.line, line.product_id, line.quantity, line.title, line.price,
        line.old_price, line.fields::jsonb, line.size_id, line.size_value
      from placed, jsonb_to_recordset(${linesText(order.lines)}::jsonb) as line(
        line integer, product_id uuid, quantity integer, title text, price bigint, old_price bigint, fields text,
        size_id text, size_value text
      )
    ), ${order.payment ? sql`paid as (${paymentInsert(order.payment, sql.ref('placed'))}), ` : sql``}noted as (
      ${auditInsert(note, order.at, sql.ref('placed'))}
    )
    select number from placed
  `.execute(db);
  return rows[0]?.number ?? null;
}
