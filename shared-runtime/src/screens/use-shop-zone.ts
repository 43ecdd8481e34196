import { defaultZone, type ShopZone } from 'shared-contracts';
import { useReadMerchantQuery } from 'shared-runtime';

export function useKnownShopZone(): ShopZone | undefined {
  const { data, isLoading } = useReadMerchantQuery({});
  // A host of the release before knows of none.
  return data?.settings.timeZone ?? (isLoading ? undefined : defaultZone);
}

export const useShopZone = (): ShopZone => useKnownShopZone() ?? defaultZone;
