import type { Bound } from '../http/bind.ts';
import addPasskey from './routes/add-passkey.ts';
import askSignInLink from './routes/ask-sign-in-link.ts';
import authorize from './routes/authorize.ts';
import beginPasskey from './routes/begin-passkey.ts';
import beginPasskeySignIn from './routes/begin-passkey-sign-in.ts';
import beginTotp from './routes/begin-totp.ts';
import changePassword from './routes/change-password.ts';
import confirmTotp from './routes/confirm-totp.ts';
import forgetDevice from './routes/forget-device.ts';
import forgotPassword from './routes/forgot-password.ts';
import identifyToken from './routes/identify-token.ts';
import merchantIdByName from './routes/merchant-id-by-name.ts';
import readMerchant from './routes/read-merchant.ts';
import readSession from './routes/read-session.ts';
import readShop from './routes/read-shop.ts';
import readShopRevision from './routes/read-shop-revision.ts';
import readSignInWays from './routes/read-sign-in-ways.ts';
import register from './routes/register.ts';
import removePasskey from './routes/remove-passkey.ts';
import renamePasskey from './routes/rename-passkey.ts';
import renewRecoveryCodes from './routes/renew-recovery-codes.ts';
import resetPassword from './routes/reset-password.ts';
import revokeSessions from './routes/revoke-sessions.ts';
import setProductTypes from './routes/set-product-types.ts';
import signInByLink from './routes/sign-in-by-link.ts';
import signInByPasskey from './routes/sign-in-by-passkey.ts';
import signOut from './routes/sign-out.ts';
import turnOffTotp from './routes/turn-off-totp.ts';
import updateMerchant from './routes/update-merchant.ts';

export { consentsOf } from './consents.ts';
export { merchantJobs } from './jobs.ts';
export { findCaller } from './sessions.ts';
export { findShop, readShopRow, type ShopChange, type ShopRow, updateShopRow } from './shop-repository.ts';

/** Accounts, sessions and shops. */
export const merchantRoutes: Bound[] = [
  register,
  authorize,
  askSignInLink,
  signInByLink,
  beginPasskey,
  addPasskey,
  beginPasskeySignIn,
  signInByPasskey,
  renamePasskey,
  removePasskey,
  beginTotp,
  confirmTotp,
  renewRecoveryCodes,
  turnOffTotp,
  readSignInWays,
  forgetDevice,
  identifyToken,
  readSession,
  signOut,
  revokeSessions,
  changePassword,
  forgotPassword,
  resetPassword,
  readMerchant,
  updateMerchant,
  setProductTypes,
  merchantIdByName,
  readShop,
  readShopRevision,
];
