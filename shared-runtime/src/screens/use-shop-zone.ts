import { defaultZone, type ShopZone } from 'shared-contracts';
import { useReadMerchantQuery } from 'shared-runtime';

/** The zone of the merchant's shop, which the office tells times by; undefined while it is asked for. */
export function useKnownShopZone(): ShopZone | undefined {
  const { data, isLoading } = useReadMerchantQuery({});
  // A host of the release before knows of none.
  return data?.settings.timeZone ?? (isLoading ? undefined : defaultZone);
}

/** The same, where Moscow's stands until it is known. */
export const useShopZone = (): ShopZone => useKnownShopZone() ?? defaultZone;
