import type { RawBuilder } from 'kysely';
import type { LiveOrderWire, listOrders, OrderStatus, OrderWire, PaymentState, StaffRole } from 'shared-contracts';
import type { z } from 'zod';
import type { AuditLine } from './audit/index.ts';
import type { Background } from './common/background.ts';
import type { Log } from './common/log.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Trx } from './db/transaction.ts';
import type { Jobs } from './jobs/index.ts';
import type { RateLimits } from './limits/index.ts';
import type { Live } from './live/index.ts';
import type { Mail, MailTransport } from './mail/index.ts';
import type { Bots } from './messengers/index.ts';
import type { KeptPicture, PictureWorks, Storage } from './pictures/index.ts';
import type { ShopCache } from './shop-cache/index.ts';
import type { Work } from './work/index.ts';
import type { Yookassa } from './yookassa/index.ts';

export interface PicturedProducts {
  count(db: Database, merchantId: string, ids: string[], onlyPosted?: boolean): Promise<number>;
  ids(db: Database, merchantId: string): Promise<string[]>;
  titles(db: Database, merchantId: string, ids: string[]): Promise<Map<string, string>>;
  isDeleted(merchantId: string, id: RawBuilder<string>): RawBuilder<boolean>;
}

export interface ShopPicture extends KeptPicture {
  merchant_id: string;
  content_id: string;
  product_id: string | null;
}

export interface ShopPictures {
  find(db: Database, merchantId: string, contentId: string): Promise<ShopPicture | undefined>;
  firstOf(db: Database, merchantId: string, productIds: readonly string[]): Promise<ShopPicture[]>;
  /**
   * Makes a kept picture a product's: in place of another one of it, which is hidden, else after those that are shown.
   * @returns its id, and that of the one which it took the place of; null where of none
   * @throws Refusal not_found, picture_limit, list_full
   */
  add(
    call: ActingMerchant,
    productId: string,
    picture: KeptPicture,
    replaced: string | null,
  ): Promise<{ contentId: string; replacedId: string | null }>;
  takeBack(call: ActingMerchant, contentId: string, replacedId: string | null): Promise<void>;
  requireBytes(db: Database, config: Pick<Config, 'pictureQuota'>, merchantId: string, added: number): Promise<void>;
}

export interface PaidOrder {
  number: number;
  status: OrderStatus;
  total: number;
  discount: number;
  deliveryPrice: number;
  email: string;
  phone: string;
  lines: { title: string; price: number; quantity: number }[];
}

export interface PaidOrders {
  read(db: Database, merchantId: string, orderId: string): Promise<PaidOrder>;
  lock(trx: Trx, merchantId: string, orderId: string): Promise<Pick<PaidOrder, 'status' | 'total'>>;
  holdAgain(context: AppContext, trx: Trx, order: { merchantId: string; orderId: string }): Promise<void>;
  /**
   * Writes what an order's payments come to, with its line in the history.
   * @param refunded kopecks that were given back in all
   * @param paid     kopecks that have come in all, those that were given back included
   * @param by       who did it
   * @returns what is to be told after the transaction; null where all was so already
   */
  settle(
    context: AppContext,
    trx: Trx,
    order: { merchantId: string; orderId: string },
    become: { state: PaymentState; refunded: number; paid: number },
    by: Pick<AuditLine, 'actor' | 'actorId' | 'from'>,
  ): Promise<LiveOrderWire | null>;
}

interface MerchantFacts {
  lastOrderOf(merchantId: RawBuilder<unknown>): RawBuilder<Date | null>;
  /** What all orders come to, in roubles; canceled ones left out. */
  orderTotals(db: Database, merchantId: string): Promise<{ count: number; sum: number; paid: number }>;
  orderNumbers(db: Database, merchantId: string, ids: string[]): Promise<Map<string, number>>;
  orderedPictures(db: Database | Trx, keys: readonly string[]): Promise<Set<string>>;
  hearsElsewhere(db: Database | Trx, merchantId: string): Promise<boolean>;
  staffRoles(db: Database, ids: readonly string[]): Promise<Map<string, StaffRole>>;
  readPictureQuota(
    db: Database | Trx,
    config: Pick<Config, 'pictureQuota'>,
    merchantId: string,
  ): Promise<Record<'pictures' | 'picture_mebibytes', { used: number; most: number; common: number; is_own: boolean }>>;
  grantPictures(
    trx: Trx,
    merchantId: string,
    granted: { pictures: number | null; picture_mebibytes: number | null },
  ): Promise<void>;
}

export interface ActingMerchant {
  context: AppContext;
  caller: { merchantId: string };
  from: AuditLine['from'];
}

export interface OrdersService {
  read(context: AppContext, merchantId: string, orderId: string): Promise<OrderWire>;
  list(
    context: AppContext,
    merchantId: string,
    request: z.output<typeof listOrders.request>,
  ): Promise<{ orders: OrderWire[]; total_count: number }>;
  sums(
    context: AppContext,
    merchantId: string,
    days: number,
  ): Promise<{ days: { count: number; sum: number; paid: number }[] }>;
  setStatus(call: ActingMerchant, orderId: string, status: OrderStatus): Promise<OrderWire>;
  setPaymentState(call: ActingMerchant, orderId: string, state: PaymentState): Promise<OrderWire>;
  revert(call: ActingMerchant, orderId: string, step: string): Promise<OrderWire>;
  byToken(context: AppContext, token: string): Promise<{ merchant_id: string; order_id: string; status: OrderStatus }>;
  shopTitle(context: Pick<AppContext, 'db'>, merchantId: string): Promise<string>;
  followed(
    context: AppContext,
    merchantId: string,
    orderId: string,
  ): Promise<{ number: string; shop: string; link: string }>;
}

export interface AppContext {
  config: Config;
  log: Log;
  db: Database;
  shops: ShopCache;
  storage: Storage;
  pictures: PictureWorks;
  products: PicturedProducts;
  shopPictures: ShopPictures;
  facts: MerchantFacts;
  paidOrders: PaidOrders;
  yookassa: Yookassa;
  work: Work;
  jobs: Jobs;
  told: OrdersService;
  findStaffOpening(context: AppContext, merchantId: string, initData: string): Promise<string | null>;
  bots: Bots;
  mail: Mail;
  post: MailTransport;
  background: Background;
  live: Live;
  limits: RateLimits;
  now: () => Date;
  /** Whether answers are checked against their schema; in tests only, since types have checked them already. */
  checkAnswers: boolean;
}
