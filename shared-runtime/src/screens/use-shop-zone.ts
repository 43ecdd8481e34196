import { defaultZone, type ShopZone } from 'shared-contracts';
import { useReadMerchantQuery } from 'shared-runtime';

/** With its query, for screens that must not take another zone for the shop's: they wait, and say where it does not come. */
export function useKnownShopZone() {
  const query = useReadMerchantQuery({});
  // A host of the release before knows of none.
  const zone: ShopZone | undefined = query.data && (query.data.settings.timeZone ?? defaultZone);
  return { zone, query };
}

export const useShopZone = (): ShopZone => useKnownShopZone().zone ?? defaultZone;
