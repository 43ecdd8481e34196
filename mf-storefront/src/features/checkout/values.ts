import type { ContactType, DeliveryMethod, OfferedDays, OpeningHours, PaymentType, ShopZone } from 'shared-contracts';

export interface CheckoutValues {
  name: string;
  phone: string;
  contactMethod: ContactType;
  email: string;
  forAnother: boolean;
  recipientName: string;
  recipientPhone: string;
  doNotCall: boolean;
  anonymous: boolean;
  deliveryMethod: string;
  deliveryOption: string;
  address: string;
  date: string;
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

export interface CheckoutTerms {
  deliveryMethods: readonly DeliveryMethod[];
  showAddress: boolean;
  payments: readonly PaymentType[];
  cardText: boolean;
  openingHours: readonly OpeningHours[];
  zone: ShopZone;
  readyOn: string;
  when: OfferedDays | null;
}
