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

export interface DemoAccount {
  email: string;
  password: string;
  merchantName: string;
}

export interface DemoProduct {
  key: string;
  title: string;
  price: number;
  sale?: number;
  description: string;
  sizes?: Size[];
  categories: string[];
  stock?: Stock;
  pictures?: number;
  published?: false;
}

export interface DemoOrder {
  goods: Record<string, number>;
  sizes?: Record<string, string>;
  /** The phone number identifies the order: each order has another number. */
  customer: { name: string; phone: string; email?: string; contact: ContactType };
  recipient?: { name: string; phone: string };
  secret?: true;
  address: string;
  delivery?: number;
  placed?: { daysAgo: number; at: string };
  inDays?: number;
  interval?: string;
  cardText?: string;
  comment?: string;
  reported?: true;
  onReceipt?: true;
  status: OrderStatus;
  payment: PaymentState;
  byHand?: { title: string; price: number };
  discount?: number;
  note?: string;
}

interface DemoSale extends Pick<PriceTerms, 'percent' | 'roundTo'> {
  categories: string[];
  days: number;
}

export interface DemoShop {
  account: DemoAccount;
  contactPhone: string;
  locationAddress: string;
  settings: Omit<ShopSettings, 'visibility' | 'mymStatus' | 'timeZone'>;
  mum: boolean;
  productTypes: string[];
  delivery: DeliveryConditionsDraft;
  /** Delivery schedule. It is set after the orders are placed, because they belong to a time without one. */
  schedule?: DeliverySchedule;
  promo: PromoCodeDraft;
  /** A sale from the day on which the shop is created. It begins after the orders are placed, because they have the former prices. */
  sale?: DemoSale;
  categories: { title: string; description: string; addons?: boolean }[];
  products: DemoProduct[];
  orders: DemoOrder[];
}
