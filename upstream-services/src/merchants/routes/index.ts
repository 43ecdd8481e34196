import type { Bound } from '../../http/bind.ts';
import addPasskey from './add-passkey.ts';
import askSignInLink from './ask-sign-in-link.ts';
import authorize from './authorize.ts';
import beginPasskey from './begin-passkey.ts';
import beginPasskeySignIn from './begin-passkey-sign-in.ts';
import beginTotp from './begin-totp.ts';
import changePassword from './change-password.ts';
import confirmTotp from './confirm-totp.ts';
import forgetDevice from './forget-device.ts';
import forgotPassword from './forgot-password.ts';
import identifyToken from './identify-token.ts';
import merchantIdByName from './merchant-id-by-name.ts';
import readMerchant from './read-merchant.ts';
import readSession from './read-session.ts';
import readShop from './read-shop.ts';
import readShopRevision from './read-shop-revision.ts';
import readSignInWays from './read-sign-in-ways.ts';
import register from './register.ts';
import removePasskey from './remove-passkey.ts';
import renamePasskey from './rename-passkey.ts';
import renewRecoveryCodes from './renew-recovery-codes.ts';
import resetPassword from './reset-password.ts';
import revokeSessions from './revoke-sessions.ts';
import setProductTypes from './set-product-types.ts';
import signInByLink from './sign-in-by-link.ts';
import signInByPasskey from './sign-in-by-passkey.ts';
import signOut from './sign-out.ts';
import turnOffTotp from './turn-off-totp.ts';
import updateMerchant from './update-merchant.ts';

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
