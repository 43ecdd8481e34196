import { type DeliveryMethod, formatDeliveryMethodDetails } from 'shared-contracts';
import { typeset } from 'shared-design-system/shop';

export const optionOf = (method: DeliveryMethod) => {
  const hint = typeset(formatDeliveryMethodDetails(method));
  const icon = method.kind === 'pickup' ? ('store' as const) : ('truck' as const);
  return { value: method.id, label: typeset(method.name), icon, ...(hint ? { hint } : {}) };
};
