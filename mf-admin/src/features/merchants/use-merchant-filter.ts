import { useSearchParams } from 'react-router-dom';
import { mymStatuses, visibilities } from 'shared-contracts';

/** What the list of merchants may be narrowed by, and how it may be ordered; the first order counts unless chosen. */
export const filters = { subscription: ['active', 'stopped'], mum: mymStatuses, visibility: visibilities } as const;
export const orders = ['created_at', 'last_order', 'merchant_name', 'mum_status'] as const;

type Name = keyof typeof filters | 'order';

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** Filters and order of the list, kept in the address, so that a reload and the way back lead to the same rows. */
export function useMerchantFilter() {
  const [params, setParams] = useSearchParams();
  const set = (name: Name, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        after.delete('page');
        return after;
      },
      { replace: true },
    );
  const subscription = oneOf(filters.subscription, params.get('subscription'));
  const mum = oneOf(filters.mum, params.get('mum'));
  const visibility = oneOf(filters.visibility, params.get('visibility'));
  const order = oneOf(orders, params.get('order')) ?? 'created_at';
  return { subscription, mum, visibility, order, isSet: Boolean(subscription || mum || visibility), set };
}
