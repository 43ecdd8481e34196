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

/** `a-z 0-9 -`, a letter or digit at both ends. */
export const hasNameCharacters = (name: string): boolean => /^[a-z0-9][a-z0-9-]*[a-z0-9]$/.test(name);

/** Whether there can be a shop of this name (decision 1.2): what the schema `merchantName` says, for pages without schemas. */
export const isMerchantName = (name: string): boolean =>
  name.length >= 3 && name.length <= 40 && hasNameCharacters(name) && !isReservedName(name);
