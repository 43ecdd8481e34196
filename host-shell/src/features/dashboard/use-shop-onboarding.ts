import { useRef } from 'react';
import type { Merchant } from 'shared-contracts';
import { useOrderCounts } from '../../navigation/use-pending-counts.ts';

/**
 * Whether the merchant is still opening the shop: it was unpublished when this page first saw it, or it has no orders. Then the steps and the shop's
 * address come first; the answer does not change while the page is open. Undefined until it is known.
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
