import type { ContactType } from 'shared-contracts';
import { readableEmail } from '../common/readable-email.ts';
import type { AppContext } from '../context.ts';
import { readShopRow, type ShopRow } from './shop-repository.ts';

const listSettings = ['contacts', 'openingHours', 'paymentMethods'] as const;

interface StoredAddresses {
  email?: string;
  contacts?: { type: ContactType; value: string }[];
}

const withReadableAddresses = (settings: StoredAddresses): Record<string, unknown> => ({
  ...settings,
  ...(settings.email && { email: readableEmail(settings.email) }),
  ...(settings.contacts && {
    contacts: settings.contacts.map(({ type, value }) => ({
      type,
      value: type === 'email' ? readableEmail(value) : value,
    })),
  }),
});

export function settingsOf(row: ShopRow): Record<string, unknown> {
  const settings = withReadableAddresses(row.settings);
  for (const name of listSettings) if (name in settings) settings[name] = JSON.stringify(settings[name]);
  return { ...settings, visibility: row.visibility, mymStatus: row.mum_status };
}

export async function readShopInfo(context: AppContext, merchantId: string) {
  const row = await readShopRow(context.db, merchantId);
  return {
    merchant_name: row.name,
    base_info: {
      name: row.base_name ?? row.name,
      contact_phone: row.contact_phone,
      location_address: row.location_address,
    },
    additional_info: settingsOf(row),
    subscription: { is_active: row.is_active },
    mum_status: row.mum_status,
    ...(row.mum_reason ? { mum_reason: row.mum_reason } : {}),
    product_types: row.product_types,
  };
}
