import { defaultZone, type ShopZone } from 'shared-contracts';
import { useReadMerchantQuery } from 'shared-runtime';

/** The shop's time zone with its query, for screens that must not take another zone for it: they wait, and say if it does not load. */
export function useKnownShopZone() {
  const query = useReadMerchantQuery({});
  // A service of the previous release sends no zone.
  const zone: ShopZone | undefined = query.data && (query.data.settings.timeZone ?? defaultZone);
  return { zone, query };
}

export const useShopZone = (): ShopZone => useKnownShopZone().zone ?? defaultZone;
