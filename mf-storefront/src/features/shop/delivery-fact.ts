import { type DeliveryMethod, formatDeliveryMethodDetails } from 'shared-contracts';
import { typeset } from 'shared-design-system/shop';

export const deliveryFact = (method: DeliveryMethod) => ({
  title: typeset(method.name),
  text: typeset(formatDeliveryMethodDetails(method)),
});
