import { type DeliveryMethod, formatDeliveryMethodDetails, type OpeningHours } from 'shared-contracts';
import { Text } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';
import { weekLines } from '../../../week-lines.ts';

const clockTimes = /\d\s*(?:[:–—-]|до)\s*\d|круглосуточно/i;

const hasOwnHours = (method: DeliveryMethod): boolean =>
  clockTimes.test(formatDeliveryMethodDetails(method)) || (method.points ?? []).some(({ hours }) => hours);

/** Whether goods can be collected while the shop is open: a pick-up that says nothing of its own hours. */
export const isOpenAsShop = (method: DeliveryMethod, openingHours: readonly OpeningHours[]): boolean =>
  method.kind === 'pickup' && openingHours.length > 0 && !hasOwnHours(method);

export const PickupHours = ({ openingHours }: { openingHours: readonly OpeningHours[] }) => (
  <Text tone="muted" size="s">
    {orderTexts.facts.hours}: {weekLines(openingHours).join(', ')}
  </Text>
);
