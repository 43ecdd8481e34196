import { type DeliveryMethod, formatDeliveryMethodDetails, type OpeningHours } from 'shared-contracts';
import { Text } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';
import { weekLines } from '../../../week-lines.ts';

const clockTimes = /\d\s*(?:[:–—-]|до)\s*\d|круглосуточно/i;

const hasOwnHours = (method: DeliveryMethod): boolean =>
  clockTimes.test(formatDeliveryMethodDetails(method)) || (method.points ?? []).some(({ hours }) => hours);

interface PickupHoursProps {
  method: DeliveryMethod;
  openingHours: readonly OpeningHours[];
}

/** When the shop is open, for a pick-up that says nothing of its own hours. */
export function PickupHours({ method, openingHours }: PickupHoursProps) {
  if (method.kind !== 'pickup' || openingHours.length === 0 || hasOwnHours(method)) return null;
  return (
    <Text tone="muted" size="s">
      {orderTexts.facts.hours}: {weekLines(openingHours).join(', ')}
    </Text>
  );
}
