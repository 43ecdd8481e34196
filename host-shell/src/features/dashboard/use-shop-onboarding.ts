import { useRef } from 'react';
import type { Merchant } from 'shared-contracts';
import { useOrderCounts } from '../../navigation/use-pending-counts.ts';

/**
 * Whether the shop is only being opened: it was closed when it was first seen here, or nobody has ordered anything yet. Then its steps and
 * its address to send around come first, and stay where they are. Undefined until it is known.
 */
export function useShopOnboarding(merchant: Merchant | undefined): boolean | undefined {
  const orders = useOrderCounts(true);
  const first = useRef<boolean>(undefined);
  if (merchant && !orders.isLoading) {
    const ordered = Object.values(orders.data?.counts ?? {}).some((count) => count > 0);
    const none = orders.data !== undefined && !ordered;
    first.current ??= none || merchant.settings.visibility !== 'published';
  }
  return first.current;
}
