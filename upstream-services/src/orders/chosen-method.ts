import {
  type DeliveryMethod,
  formatDeliveryMethod,
  parseDeliveryMethod,
  type ResolvedDeliveryMethod,
} from 'shared-contracts';

export const methodText = (way: ResolvedDeliveryMethod): string =>
  formatDeliveryMethod({ ...way, leastOrder: null, onReceipt: [] });

/** The shop's method that was chosen; whoever sends another text does not set the price. */
export function chosenMethod(
  chosen: { delivery_method: string; delivery_method_id?: string | undefined },
  methods: readonly DeliveryMethod[],
): DeliveryMethod | undefined {
  if (chosen.delivery_method_id) return methods.find(({ id }) => id === chosen.delivery_method_id);
  // Read and written as the shop's own are: a page from before there were fields sends the merchant's words.
  const text = formatDeliveryMethod(parseDeliveryMethod(chosen.delivery_method));
  return methods.find((method) => formatDeliveryMethod(method) === text);
}
