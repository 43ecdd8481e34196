import type { Tables } from './index.ts';

/**
 * The folder of `src` whose code alone names a table in its queries. Another one calls a function of that folder's face; where one statement
 * has to ask several, the face gives the part of the statement that names its own tables.
 */
export const tableOwners: Readonly<Record<keyof Tables, string>> = {
  accounts: 'merchants',
  shop_names: 'merchants',
  tokens: 'merchants',
  devices: 'merchants',
  reset_links: 'merchants',
  sign_in_links: 'merchants',
  totp: 'merchants',
  recovery_codes: 'merchants',
  passkeys: 'merchants',
  used_challenges: 'merchants',
  shops: 'merchants',
  rate_limits: 'limits',
  // Every change of a shop locks its row, whoever makes it.
  shop_state: 'db',
  audit: 'audit',
  outbox: 'outbox',
  products: 'catalogue',
  categories: 'catalogue',
  product_categories: 'catalogue',
  product_imports: 'catalogue',
  category_bin: 'catalogue',
  gone_products: 'catalogue',
  orders: 'orders',
  order_lines: 'orders',
  order_words: 'orders',
  order_days: 'orders',
  content: 'content',
  unused_pictures: 'content',
  delivery_conditions: 'delivery',
  payment_profiles: 'payments',
  letter_texts: 'letters',
  buyer_letters: 'letters',
  quiet_addresses: 'orders',
  webhooks: 'webhooks',
  webhook_deliveries: 'webhooks',
  payments: 'payments',
  payment_refunds: 'payments',
  bots: 'bot',
  bot_links: 'bot',
  bot_chats: 'bot',
  bot_messages: 'bot',
};
