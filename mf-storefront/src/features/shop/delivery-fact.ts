import { type DeliveryMethod, detailsOf } from 'shared-contracts';
import { typeset } from 'shared-design-system/shop';

/** A method as one of a shop's facts. */
export const deliveryFact = (method: DeliveryMethod) => ({
  title: typeset(method.name),
  text: typeset(detailsOf(method)),
});
