import { newSecret } from '../common/ids.ts';
import { orderLink } from '../common/links.ts';

/** Bytes of the part of a token that nobody guesses. */
const secretBytes = 16;
const form = /^([\w-]{22})([\w-]{22})$/;

/** Makes the secret part of an order's token: 128 random bits. */
export const newOrderSecret = (): string => newSecret(secretBytes);

/** The token of an order's page: whose it is and the secret, so that it is found by the merchant's own keys. */
export const orderToken = (merchantId: string, secret: string): string =>
  Buffer.from(merchantId.replaceAll('-', ''), 'hex').toString('base64url') + secret;

/** What a token says; null where it is none. */
export function readOrderToken(token: string): { merchantId: string; secret: string } | null {
  const [, owner, secret] = form.exec(token) ?? [];
  if (!owner || !secret) return null;
  const hex = Buffer.from(owner, 'base64url').toString('hex');
  const merchantId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { merchantId, secret };
}

/** Address of an order's page at a site, with its origin. */
export const pageLink = (site: string, shopName: string, merchantId: string, secret: string): string =>
  site + orderLink(shopName, orderToken(merchantId, secret));
