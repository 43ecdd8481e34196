import { type DeliveryMethod, formatDeliveryMethodDetails, type OpeningHours } from 'shared-contracts';
import { typeset } from 'shared-design-system/shop';
import { weekLines } from '../../../week-lines.ts';

const clockTimes = /\d\s*(?:[:–—-]|до)\s*\d|круглосуточно/i;

const saysHours = ({ points = [] }: DeliveryMethod, details: string): boolean =>
  clockTimes.test(details) || points.some(({ hours }) => hours);

/** A method that can be chosen. Pick-up without hours of its own has the shop's opening hours. */
export function optionOf(method: DeliveryMethod, openingHours: readonly OpeningHours[]) {
  const isPickup = method.kind === 'pickup';
  const details = formatDeliveryMethodDetails(method);
  const hours = isPickup && !saysHours(method, details) ? weekLines(openingHours) : [];
  const hint = typeset([details, ...hours].filter(Boolean).join(', '));
  const icon = isPickup ? ('store' as const) : ('truck' as const);
  return { value: method.id, label: typeset(method.name), icon, ...(hint ? { hint } : {}) };
}
