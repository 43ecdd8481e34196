import type {
  ContactType,
  DeliveryConditionsDraft,
  OrderStatus,
  PaymentState,
  ShopSettings,
  Size,
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
  address: string;
  /** Place in the shop's list of ways to deliver; the first unless said otherwise. */
  delivery?: number;
  /** Days from today. */
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
  /** The merchant's note for oneself. */
  note?: string;
}

export interface DemoShop {
  account: DemoAccount;
  contactPhone: string;
  locationAddress: string;
  settings: Omit<ShopSettings, 'visibility' | 'mymStatus'>;
  /** Whether it applied for the mum brand and staff approved it. */
  mum: boolean;
  productTypes: string[];
  delivery: DeliveryConditionsDraft;
  categories: { title: string; description: string }[];
  products: DemoProduct[];
  /** Oldest first. */
  orders: DemoOrder[];
}
