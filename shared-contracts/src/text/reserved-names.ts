import { isNameShaped } from './merchant-name.ts';

const reservedNames = new Set([
  'admin',
  'api',
  'auth',
  'b2b',
  'bff',
  'checkout',
  'demo',
  'help',
  'login',
  'merchant',
  'merchants',
  'order',
  'orders',
  'product',
  'products',
  'register',
  'robots',
  'root',
  'settings',
  'shop',
  'sign-in',
  'sitemap',
  'static',
  'support',
  'www',
]);

export const isReservedName = (name: string): boolean => reservedNames.has(name);

export const isMerchantName = (name: string): boolean => isNameShaped(name) && !isReservedName(name);
