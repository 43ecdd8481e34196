import type { ContactType, DeliveryMethod, OfferedDays, OpeningHours, PaymentType, ShopZone } from 'shared-contracts';

/** What a shopper fills in, as the fields hold it. */
export interface CheckoutValues {
  name: string;
  phone: string;
  contactMethod: ContactType;
  email: string;
  forAnother: boolean;
  recipientName: string;
  recipientPhone: string;
  /** A gift: nobody calls the recipient. */
  doNotCall: boolean;
  /** A gift: the recipient does not learn who gives it. */
  anonymous: boolean;
  /** Of the shop's methods, its id; empty where the shop has none. */
  deliveryMethod: string;
  /** Of the method's zones or points, its id; empty where none is chosen. */
  deliveryOption: string;
  address: string;
  /** As YYYY-MM-DD; empty where any day will do. */
  date: string;
  /** The day is chosen from a calendar, not by its name. */
  otherDay: boolean;
  interval: string;
  cardText: string;
  comment: string;
  payment: PaymentType | null;
  offer: boolean;
  personalData: boolean;
  advertising: boolean;
}

/** Consents start unchecked (look, "The visual reference"). */
export const emptyValues: CheckoutValues = {
  name: '',
  phone: '',
  contactMethod: 'phone',
  email: '',
  forAnother: false,
  recipientName: '',
  recipientPhone: '',
  doNotCall: false,
  anonymous: false,
  deliveryMethod: '',
  deliveryOption: '',
  address: '',
  date: '',
  otherDay: false,
  interval: '',
  cardText: '',
  comment: '',
  payment: null,
  offer: false,
  personalData: false,
  advertising: false,
};

/** What the shop asks for. */
export interface CheckoutTerms {
  /** Empty where the shop has named none. */
  deliveryMethods: readonly DeliveryMethod[];
  showAddress: boolean;
  payments: readonly PaymentType[];
  /** A card with the shopper's words can go with the order. */
  cardText: boolean;
  /** When the shop is open; empty where it does not say. */
  openingHours: readonly OpeningHours[];
  /** Of the shop's clock. */
  zone: ShopZone;
  /** The earliest day, as YYYY-MM-DD, by what of the cart has to be made first; empty where all of it is there. */
  readyOn: string;
  /** Days and hours that can be had; null where the shop has no schedule. */
  when: OfferedDays | null;
}
