/** What answers are about; a change of one refreshes what shows it, in whichever remote it is. */
export const tags = [
  'Session',
  'Merchant',
  'Product',
  'Category',
  'Order',
  'PromoCode',
  'Delivery',
  'Payment',
  'Letters',
  'Bot',
  'Notices',
  'Webhook',
  'Content',
  'Generation',
  'Shop',
  'Staff',
  'Platform',
] as const;
export type Tag = (typeof tags)[number];
