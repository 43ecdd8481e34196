import type { OfferedDays, ShopZone } from 'shared-contracts';
import { dayName } from '../../day-name.ts';

export const deliveryIntervalOptions = ({ days }: OfferedDays, zone: ShopZone): { value: string; label: string }[] =>
  days.flatMap(({ date, slots }) =>
    slots.map((hours) => ({ value: `${date} ${hours}`, label: `${dayName(date, zone)}, ${hours}` })),
  );
