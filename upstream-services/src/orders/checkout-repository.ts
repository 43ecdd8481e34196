import { sql } from 'kysely';
import {
  type DeliveryMethod,
  type Discount,
  type OrderSource,
  type PaymentType,
  parseEnum,
  parseMethods,
  type ShopZone,
  shopZones,
  type Visibility,
} from 'shared-contracts';
import { auditInsert } from '../audit/index.ts';
import {
  type PricedProduct,
  type ProductWithPriceRule,
  pricedProducts,
  stockMoveCtes,
  toStockDeltas,
  typedProductsJson,
} from '../catalogue/index.ts';
import { firstPictureJson } from '../content/index.ts';
import type { Database } from '../db/database.ts';
import type { Consent, DeliveryInfoWire } from '../db/schema/orders.ts';
import { takeOrderNumber } from '../db/shop-state.ts';
import { checkoutConditions, withShopPickupPoint } from '../delivery/index.ts';
import type { Origin } from '../http/bind.ts';
import { publicState } from '../merchants/index.ts';
import { type NewPayment, type OfferedCard, offeredCard, paymentInsert } from '../payments/index.ts';
import type { PricedCartLine } from './cart.ts';
import { chosenIntervalCount, hasIntervalCapacity, type LimitedDeliveryInterval } from './delivery-intervals.ts';
import { type PromoTerms, promoTermsJson } from './promo/promo-terms.ts';
import { hasPromoUseLeft, type PromoUse, promoUseInsert } from './promo/uses.ts';

export interface EarlierOrder {
  order_id: string;
  number: number;
  secret: string;
  body_hash: string;
  payment_method: PaymentType;
}

export interface CheckoutData {
  revision: number;
  visibility: Visibility;
  is_active: boolean;
  show_address: boolean;
  takes_transfers: boolean;
  card: OfferedCard | null;
  delivery_methods: DeliveryMethod[];
  schedule: unknown;
  opening_hours: unknown;
  zone: ShopZone;
  booked_count: number;
  earlier: EarlierOrder | null;
  promo: PromoTerms | null;
  products: PricedProduct[];
}

interface Stored {
  products: ProductWithPriceRule[];
  delivery_methods: unknown;
  location_address: string | null;
  time_zone: unknown;
}

export async function readForCheckout(
  db: Database,
  merchantId: string,
  key: string,
  productIds: string[],
  chosen: { delivery_date: string; delivery_interval: string; contact_phone_number: string },
  promoCode?: string,
): Promise<CheckoutData> {
  const { rows } = await sql<Omit<CheckoutData, 'products' | 'delivery_methods' | 'zone'> & Stored>`
    select
      shop.revision, shop.visibility, shop.is_active, shop.takes_transfers,
      (select to_jsonb(card) from (${offeredCard(merchantId)}) as card) as card,
      coalesce(delivery.show_address, false) as show_address,
      coalesce(delivery.methods, '[]') as delivery_methods,
      shop.location_address, delivery.schedule, shop.opening_hours, shop.time_zone,
      ${chosenIntervalCount(merchantId, chosen, sql`delivery.schedule`)} as booked_count,
      (
        select json_build_object(
          'order_id', order_id, 'number', number, 'secret', secret, 'body_hash', encode(body_hash, 'hex'),
          'payment_method', payment_method
        )
        from orders where orders.merchant_id = shop.merchant_id and idempotency_key = ${key}
      ) as earlier,
      ${promoCode === undefined ? sql`null` : promoTermsJson(merchantId, promoCode, chosen.contact_phone_number, productIds)} as promo,
      ${typedProductsJson(merchantId, productIds)} as products
    from ${publicState(db, merchantId)} as shop
    left join ${checkoutConditions(db, merchantId)} as delivery on true
  `.execute(db);
  const [view] = rows;
  if (!view) throw new Error('a shop without its row');
  const { location_address: address, time_zone, ...known } = view;
  const methods = withShopPickupPoint(parseMethods(view.delivery_methods), address);
  const zone = parseEnum(shopZones, time_zone);
  return { ...known, zone, delivery_methods: methods, products: pricedProducts(view.products) };
}

export interface NewOrder {
  merchantId: string;
  orderId: string;
  secret: string;
  idempotencyKey: string;
  bodyHash: Buffer;
  paymentMethod: PaymentType;
  /** Kopecks, of the goods alone. */
  sum: number;
  discounts: Discount[];
  deliveryInfo: DeliveryInfoWire;
  consents: Consent[];
  searchText: string;
  lines: PricedCartLine[];
  interval: LimitedDeliveryInterval | null;
  use: PromoUse | null;
  payment: NewPayment | null;
  source: OrderSource;
  at: Date;
  from: Origin;
}

export const lineValues = ({ product, quantity, size, price, old_price, stockSize, free }: PricedCartLine) => ({
  product_id: product.id,
  quantity,
  title: product.title,
  price,
  old_price,
  fields: JSON.stringify(product.fields),
  size_id: size?.id ?? null,
  size_value: size?.value ?? null,
  stock_size: stockSize,
  free,
});

const linesText = (lines: PricedCartLine[]): string =>
  JSON.stringify(lines.map((line, index) => ({ line: index, ...lineValues(line) })));

const goodsOf = (lines: PricedCartLine[]) =>
  toStockDeltas(
    lines.flatMap(({ product, quantity, stockSize }) =>
      stockSize === null ? [] : [{ productId: product.id, sizeId: stockSize, by: -quantity }],
    ),
  );

const alsoOf = ({ merchantId, interval, use }: NewOrder) =>
  sql`${interval ? hasIntervalCapacity(merchantId, interval) : sql`true`} and ${use ? hasPromoUseLeft(merchantId, use) : sql`true`}`;

/**
 * Places an order in one statement: number, order, lines, stock, use of a promo code, card payment and audit line are written together or not at all.
 * @param revision the shop's revision for which the prices are true; the statement locks it
 * @returns the order's number, or null where the shop has changed since, the delivery interval is full, or the code has no use left
 * @throws the database's error where the idempotency key exists already
 */
export async function checkout(db: Database, order: NewOrder, revision: number): Promise<number | null> {
  const { merchantId, orderId, from } = order;
  const note = {
    merchantId,
    actor: order.source === 'shop' ? 'shopper' : 'merchant',
    ...(order.source === 'shop' ? {} : { actorId: merchantId }),
    kind: 'order_placed',
    subjectId: orderId,
    became: 'created',
    from,
  } as const;
  const goods = goodsOf(order.lines);
  const placed = sql.ref('placed');
  const alsoWritten = [
    ...(goods.length > 0
      ? [stockMoveCtes(goods, { merchantId, cause: 'ordered', orderId, at: order.at }, placed)]
      : []),
    ...(order.use ? [sql`used as (${promoUseInsert(order, order.use, placed)})`] : []),
    ...(order.payment ? [sql`paid as (${paymentInsert(order.payment, placed)})`] : []),
    sql`noted as (${auditInsert(note, order.at, placed)})`,
  ];
  const { rows } = await sql<{ number: number }>`
    with taken as (
      ${takeOrderNumber(merchantId, revision, goods.length > 0 ? order : null, alsoOf(order))}
    ), placed as (
      insert into orders (
        merchant_id, order_id, number, secret, idempotency_key, body_hash, payment_method, sum, discounts,
        delivery_info, consents, site, source, search_text, created_at, updated_at
      )
      select
        ${merchantId}::uuid, ${orderId}::uuid, number, ${order.secret}, ${order.idempotencyKey}::uuid,
        ${order.bodyHash}::bytea, ${order.paymentMethod}, ${order.sum}::bigint, ${JSON.stringify(order.discounts)}::jsonb,
        ${JSON.stringify(order.deliveryInfo)}::jsonb, ${JSON.stringify(order.consents)}::jsonb, ${from.site},
        ${order.source},
        number || ' ' || ${order.searchText}::text, ${order.at}::timestamptz, ${order.at}::timestamptz
      from taken
      returning number, total
    ), lines as (
      insert into order_lines (
        merchant_id, order_id, line, product_id, quantity, title, price, old_price, fields, size_id, size_value,
        stock_size, free, picture
      )
      select
        ${merchantId}::uuid, ${orderId}::uuid, line.line, line.product_id, line.quantity, line.title, line.price,
        line.old_price, line.fields::jsonb, line.size_id, line.size_value, line.stock_size, line.free,
        ${firstPictureJson(sql`${merchantId}::uuid`, sql`line.product_id::text`)}
      from placed, jsonb_to_recordset(${linesText(order.lines)}::jsonb) as line(
        line integer, product_id uuid, quantity integer, title text, price bigint, old_price bigint, fields text,
        size_id text, size_value text, stock_size text, free boolean
      )
    ), ${sql.join(alsoWritten)}
    select number from placed
  `.execute(db);
  return rows[0]?.number ?? null;
}
