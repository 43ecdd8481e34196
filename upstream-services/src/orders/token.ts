import { newSecret } from '../common/ids.ts';
import { orderLink } from '../common/links.ts';

const secretBytes = 16;
const form = /^([\w-]{22})([\w-]{22})$/;

export const newOrderSecret = (): string => newSecret(secretBytes);

export const orderToken = (merchantId: string, secret: string): string =>
  Buffer.from(merchantId.replaceAll('-', ''), 'hex').toString('base64url') + secret;

export function readOrderToken(token: string): { merchantId: string; secret: string } | null {
  const [, owner, secret] = form.exec(token) ?? [];
  if (!owner || !secret) return null;
  const hex = Buffer.from(owner, 'base64url').toString('hex');
  const merchantId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { merchantId, secret };
}

export const pageLink = (site: string, shopName: string, merchantId: string, secret: string): string =>
  site + orderLink(shopName, orderToken(merchantId, secret));
