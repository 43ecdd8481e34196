import { useEffect, useState } from 'react';
import { mymStatuses, visibilities } from 'shared-contracts';
import { useAddressParams } from 'shared-runtime/screens';

export const filters = { subscription: ['active', 'stopped'], mum: mymStatuses, visibility: visibilities } as const;
export const orders = ['created_at', 'last_order', 'merchant_name', 'mum_status'] as const;

type Name = keyof typeof filters | 'order';

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

const readFilter = (get: (name: Name) => string | null) => ({
  subscription: oneOf(filters.subscription, get('subscription')),
  mum: oneOf(filters.mum, get('mum')),
  visibility: oneOf(filters.visibility, get('visibility')),
  order: oneOf(orders, get('order')) ?? 'created_at',
});

/**
 * The filter is in the address, so that a reload and going back show the same rows. The address changes in a transition, which a busy machine delays:
 * `shown` has the new choice at once.
 */
export function useMerchantFilter() {
  const [params, changeParams] = useAddressParams();
  const [chosen, setChosen] = useState<Partial<Record<Name, string>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has followed, or leads elsewhere
  useEffect(() => setChosen({}), [params]);
  const set = (name: Name, value: string) => {
    setChosen({ ...chosen, [name]: value });
    changeParams((address) => {
      if (value) address.set(name, value);
      else address.delete(name);
      address.delete('page');
    });
  };
  const filter = readFilter((name) => params.get(name));
  const shown = readFilter((name) => chosen[name] ?? params.get(name));
  return { ...filter, isSet: Boolean(filter.subscription || filter.mum || filter.visibility), shown, set };
}
