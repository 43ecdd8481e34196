export { demoMerchants, emailOf, emailsOf, isEmailConfirmed, readMailbox } from './account-repository.ts';
export { consentsOf } from './consents.ts';
export { findOpenShops, readShopChange } from './found-shops.ts';
export { requireUnguessable } from './guessable.ts';
export { type LetterShop, readLetterShop } from './letter-shop.ts';
export { listMerchants, type MerchantFilter } from './merchant-list.ts';
export { checkPassword, hashPassword } from './passwords.ts';
export { endAllSessions, findCaller } from './sessions.ts';
export {
  findShop,
  publicState,
  readShopRow,
  readShopTitle,
  readZone,
  type ShopChange,
  type ShopRow,
  titleOfShop,
  updateShopRow,
  zoneOfShop,
} from './shop-repository.ts';
export { titlesOfShops } from './shop-titles.ts';
export { signInByTelegram } from './telegram-service.ts';
export { countTokens } from './token-repository.ts';
export { matchTotpStep, newTotpSecret, plainCode, totpUri } from './totp/codes.ts';
export { endViewsOf, openView } from './views.ts';
