import { type DeliveryMethod, formatDeliveryMethod, parseDeliveryMethod } from 'shared-contracts';

/** The shop's method that was chosen; undefined for a text that is none of them, so that no caller can set the price. */
export function chosenMethod(
  chosen: { delivery_method: string; delivery_method_id?: string | undefined },
  methods: readonly DeliveryMethod[],
): DeliveryMethod | undefined {
  if (chosen.delivery_method_id) return methods.find(({ id }) => id === chosen.delivery_method_id);
  // A page from before methods had fields sends the merchant's text. It is parsed and formatted as the shop's own methods are, so that equal ones
  // match.
  const text = formatDeliveryMethod(parseDeliveryMethod(chosen.delivery_method));
  return methods.find((method) => formatDeliveryMethod(method) === text);
}
