import { readSettings, type ShopZone } from 'shared-contracts';
import { withoutLinks } from '../common/plain-text.ts';
import type { Database } from '../db/database.ts';
import { isEmailConfirmed } from './account-repository.ts';
import { readShopRow } from './shop-repository.ts';

export interface LetterShop {
  name: string;
  title: string;
  phone: string;
  /** Reply-to address; empty where the shop has none, or its merchant's own e-mail is not confirmed. */
  email: string;
  zone: ShopZone;
  isConfirmed: boolean;
}

export async function readLetterShop(db: Database, merchantId: string): Promise<LetterShop> {
  const [{ name, settings, contact_phone }, isConfirmed] = await Promise.all([
    readShopRow(db, merchantId),
    isEmailConfirmed(db, merchantId),
  ]);
  const { title, email, timeZone } = readSettings(settings);
  return {
    name,
    title: (isConfirmed ? title : withoutLinks(title)) || name,
    phone: contact_phone ?? '',
    email: isConfirmed ? email : '',
    zone: timeZone,
    isConfirmed,
  };
}
