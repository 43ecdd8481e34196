import { parseSettings, type ShopZone } from 'shared-contracts';
import { withoutLinks } from '../common/plain-text.ts';
import type { Database } from '../db/database.ts';

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
  const { name, settings, contact_phone, email_confirmed_at } = await db
    .selectFrom('shops')
    .innerJoin('shop_names', 'shop_names.merchant_id', 'shops.merchant_id')
    .innerJoin('accounts', 'accounts.merchant_id', 'shops.merchant_id')
    .select(['shop_names.name', 'shops.settings', 'shops.contact_phone', 'accounts.email_confirmed_at'])
    .where('shops.merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const isConfirmed = email_confirmed_at !== null;
  const { title, email, timeZone } = parseSettings(settings);
  return {
    name,
    title: (isConfirmed ? title : withoutLinks(title)) || name,
    phone: contact_phone ?? '',
    email: isConfirmed ? email : '',
    zone: timeZone,
    isConfirmed,
  };
}
