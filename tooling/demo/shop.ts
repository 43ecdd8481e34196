import type {
  ContactType,
  DeliveryConditionsDraft,
  DeliverySchedule,
  OrderStatus,
  PaymentState,
  PriceTerms,
  PromoCodeDraft,
  ShopSettings,
  Size,
  Stock,
} from 'shared-contracts';

/** An account of the demo; the password is no secret. */
export interface DemoAccount {
  email: string;
  password: string;
  /** The slug of its shop. */
  merchantName: string;
}

export interface DemoProduct {
  /** Begins the names of its pictures and stands for it in orders: `peonies` owns `peonies-1.jpg` to `peonies-3.jpg`. */
  key: string;
  title: string;
  /** Roubles. */
  price: number;
  /** The old price, where it is on sale. */
  sale?: number;
  description: string;
  sizes?: Size[];
  /** Titles of its categories. */
  categories: string[];
  /** How much there is of it, once the demo's orders are placed; not counted unless said. */
  stock?: Stock;
  /** How many pictures it has; 3 unless said otherwise. */
  pictures?: number;
  /** Published unless said otherwise. */
  published?: false;
}

/** An order, placed as a shopper would and brought to where the merchant has it. */
export interface DemoOrder {
  /** How many of each product, by its key. */
  goods: Record<string, number>;
  /** Chosen sizes, by the product's key. */
  sizes?: Record<string, string>;
  /** Told apart by the phone: one order a phone. */
  customer: { name: string; phone: string; email?: string; contact: ContactType };
  recipient?: { name: string; phone: string };
  /** A gift: nobody calls the recipient, who does not learn who gives it. */
  secret?: true;
  address: string;
  /** Place in the shop's list of ways to deliver; the first unless said otherwise. */
  delivery?: number;
  /** When it was placed, in the shop's calendar: days before today and the time, as `14:20`; now unless said otherwise. */
  placed?: { daysAgo: number; at: string };
  /** When it is to be brought, in days from today; the past for an order of then. */
  inDays?: number;
  interval?: string;
  cardText?: string;
  comment?: string;
  /** Whether the shopper pressed "Я оплатил". */
  reported?: true;
  /** Whether it is paid on receipt, not by transfer. */
  onReceipt?: true;
  status: OrderStatus;
  payment: PaymentState;
  /** The merchant has made it, in roubles of what the catalogue has not, and its buyer has not confirmed it. */
  byHand?: { title: string; price: number };
  /** The merchant has changed it: what was taken off, in roubles. */
  discount?: number;
  /** The merchant's note for oneself. */
  note?: string;
}

/** A sale of some categories. */
interface DemoSale extends Pick<PriceTerms, 'percent' | 'roundTo'> {
  /** Titles of the categories. */
  categories: string[];
  /** How many days it runs. */
  days: number;
}

export interface DemoShop {
  account: DemoAccount;
  contactPhone: string;
  locationAddress: string;
  settings: Omit<ShopSettings, 'visibility' | 'mymStatus' | 'timeZone'>;
  /** Whether it applied for the mum brand and staff approved it. */
  mum: boolean;
  productTypes: string[];
  delivery: DeliveryConditionsDraft;
  /** When it delivers; set once its orders are there, which were placed before it had one. */
  schedule?: DeliverySchedule;
  /** The promo code that it has; its orders were placed without it. */
  promo: PromoCodeDraft;
  /** A sale that runs from the day on which the shop is made; begun once its orders are there, which were placed at the prices of before. */
  sale?: DemoSale;
  categories: { title: string; description: string; addons?: boolean }[];
  products: DemoProduct[];
  /** Oldest first. */
  orders: DemoOrder[];
}
