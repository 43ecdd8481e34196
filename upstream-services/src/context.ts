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
import type { Mail, Post } from './mail/index.ts';
import type { Bots } from './messengers/index.ts';
import type { KeptPicture, PictureWorks, Storage } from './pictures/index.ts';
import type { ShopCache } from './shop-cache/index.ts';
import type { Work } from './work/index.ts';
import type { Yookassa } from './yookassa/index.ts';

export interface PicturedProducts {
  /** How many of these products the merchant has, or shows to the public. */
  count(db: Database, merchantId: string, ids: string[], onlyPosted?: boolean): Promise<number>;
  /** Ids of all that are not deleted, in the shop's order. */
  ids(db: Database, merchantId: string): Promise<string[]>;
  /** Titles by the products' ids; those that are deleted or of somebody else are left out. */
  titles(db: Database, merchantId: string, ids: string[]): Promise<Map<string, string>>;
  /** Condition: the product of an id, which is text, is one of the deleted. */
  isDeleted(merchantId: string, id: RawBuilder<string>): RawBuilder<boolean>;
}

/** A picture of a shop; null where it is of no product. */
export interface ShopPicture {
  merchant_id: string;
  content_id: string;
  product_id: string | null;
  bucket: string;
  key: string;
  width: number;
  height: number;
  bytes: number;
  colour: string;
}

/** What the content's domain does for pictures that are made of others. */
export interface ShopPictures {
  /** Undefined where the merchant has none such. */
  find(db: Database, merchantId: string, contentId: string): Promise<ShopPicture | undefined>;
  /** The first shown picture of each of these products. */
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
  /**
   * Hides a picture, and shows the one again that it took the place of. Where its product has filled up meanwhile, another makes room.
   * @throws Refusal not_found
   */
  takeBack(call: ActingMerchant, contentId: string, replacedId: string | null): Promise<void>;
  /**
   * Says no where so many bytes beside the shop's pictures would be more than the merchant's files may take.
   * @throws Refusal list_full
   */
  requireBytes(db: Database, config: Pick<Config, 'pictureQuota'>, merchantId: string, added: number): Promise<void>;
}

/** An order as its payments know it. Sums are kopecks. */
export interface PaidOrder {
  number: number;
  status: OrderStatus;
  total: number;
  /** What is taken off the goods. */
  discount: number;
  deliveryPrice: number;
  /** Who gets the receipt; empty where it was not said. */
  email: string;
  phone: string;
  lines: { title: string; price: number; quantity: number }[];
}

/** What the orders' domain does for payments. */
export interface PaidOrders {
  read(db: Database, merchantId: string, orderId: string): Promise<PaidOrder>;
  /** Locks an order until the transaction ends, before its payments. */
  lock(trx: Trx, merchantId: string, orderId: string): Promise<Pick<PaidOrder, 'status' | 'total'>>;
  /**
   * Takes an order's goods again, where a payment that came to nothing has given them back.
   * @throws Refusal sold_out
   */
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

/** What staff see and set of a merchant, or one domain asks of it, and other domains know. */
interface MerchantFacts {
  /** Part of a statement: when a merchant's newest order came. */
  lastOrderOf(merchantId: RawBuilder<unknown>): RawBuilder<Date | null>;
  /** What all orders come to, in roubles; canceled ones left out. */
  orderTotals(db: Database, merchantId: string): Promise<{ count: number; sum: number; paid: number }>;
  /** Numbers of a merchant's orders by their ids; those that are gone are left out. */
  orderNumbers(db: Database, merchantId: string, ids: string[]): Promise<Map<string, number>>;
  /** Those of these pictures, by their keys, that are shown beside an order. */
  orderedPictures(db: Database | Trx, keys: readonly string[]): Promise<Set<string>>;
  /** Whether a chat or a browser tells the merchant what happens in the shop. */
  hearsElsewhere(db: Database | Trx, merchantId: string): Promise<boolean>;
  /** What members of staff are, by their ids; those that are gone are left out. */
  staffRoles(db: Database, ids: readonly string[]): Promise<Map<string, StaffRole>>;
  /** How many pictures a merchant has and may have, and how many MiB of them, beside what everyone may have. */
  readPictureQuota(
    db: Database | Trx,
    config: Pick<Config, 'pictureQuota'>,
    merchantId: string,
  ): Promise<Record<'pictures' | 'picture_mebibytes', { used: number; most: number; common: number; is_own: boolean }>>;
  /** Grants one merchant another number than all others; null: as much as everyone. */
  grantPictures(
    trx: Trx,
    merchantId: string,
    granted: { pictures: number | null; picture_mebibytes: number | null },
  ): Promise<void>;
}

/** As much of a merchant's call as says who acts, where something else than a request does it for them. */
export interface ActingMerchant {
  context: AppContext;
  caller: { merchantId: string };
  from: AuditLine['from'];
}

/** What the orders' domain does for the bot and for pushes: the same as for the office. */
export interface ToldOrders {
  /** @throws Refusal not_found */
  read(context: AppContext, merchantId: string, orderId: string): Promise<OrderWire>;
  list(
    context: AppContext,
    merchantId: string,
    request: z.output<typeof listOrders.request>,
  ): Promise<{ orders: OrderWire[]; total_count: number }>;
  /** What was ordered on each of the last days, today last. Roubles. */
  sums(
    context: AppContext,
    merchantId: string,
    days: number,
  ): Promise<{ days: { count: number; sum: number; paid: number }[] }>;
  /** @throws Refusal illegal_transition */
  setStatus(call: ActingMerchant, orderId: string, status: OrderStatus): Promise<OrderWire>;
  /** @throws Refusal illegal_transition */
  setPaymentState(call: ActingMerchant, orderId: string, state: PaymentState): Promise<OrderWire>;
  /** Takes the merchant's own last step back. @throws Refusal revert_over */
  revert(call: ActingMerchant, orderId: string, step: string): Promise<OrderWire>;
  /** The order of a page's token. @throws Refusal not_found */
  byToken(context: AppContext, token: string): Promise<{ merchant_id: string; order_id: string; status: OrderStatus }>;
  shopTitle(context: Pick<AppContext, 'db'>, merchantId: string): Promise<string>;
  /** What a buyer's chat is told of it at first. @throws Refusal not_found */
  followed(
    context: AppContext,
    merchantId: string,
    orderId: string,
  ): Promise<{ number: string; shop: string; link: string }>;
}

/** What every handler is given. Built by `createContext`; tests pass overrides. */
export interface AppContext {
  config: Config;
  log: Log;
  db: Database;
  /** What the public sees of shops, remembered for a moment. */
  shops: ShopCache;
  storage: Storage;
  pictures: PictureWorks;
  products: PicturedProducts;
  shopPictures: ShopPictures;
  facts: MerchantFacts;
  paidOrders: PaidOrders;
  yookassa: Yookassa;
  /** Runs work without a bound of its own apart from this process. */
  work: Work;
  /** Writes what is done later, in the transaction that causes it. */
  jobs: Jobs;
  told: ToldOrders;
  /** The signature by which Telegram says that a page is opened by a person whose chat is linked to the shop; null where it does not. */
  findStaffOpening(context: AppContext, merchantId: string, initData: string): Promise<string | null>;
  /** The messengers that merchants hear by. */
  bots: Bots;
  mail: Mail;
  /** Where the worker brings mails. */
  post: Post;
  /** Work that goes on after its answer; a shutdown waits for it. */
  background: Background;
  /** Tells what happens in shops to those who follow it. */
  live: Live;
  limits: RateLimits;
  now: () => Date;
  /** Whether answers are checked against their schema; in tests only, since types have checked them already. */
  checkAnswers: boolean;
}
