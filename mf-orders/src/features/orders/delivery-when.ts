import { isolateBidi, type Order, type ShopZone, shopDayOf } from 'shared-contracts';
import { formatDate } from 'shared-design-system/office';
import { texts } from '../../texts.ts';

const dayLength = 86_400_000;
const dayBeside = (now: Date, days: number, zone: ShopZone): string =>
  shopDayOf(new Date(now.getTime() + days * dayLength), zone);

const hoursOf = (interval: string): string => interval.split(/[,;(]/, 1)[0]?.trim() ?? '';

export function whenText(
  { deliveryInfo: { deliveryDate, deliveryInterval } }: Order,
  now: Date,
  zone: ShopZone,
): string {
  const { yesterday, today, tomorrow } = texts.days;
  const named: Record<string, string> = {
    [dayBeside(now, -1, zone)]: yesterday,
    [dayBeside(now, 0, zone)]: today,
    [dayBeside(now, 1, zone)]: tomorrow,
  };
  const day = named[deliveryDate] ?? (deliveryDate && formatDate(deliveryDate, { timeZone: zone }, now));
  return [day, isolateBidi(hoursOf(deliveryInterval))].filter(Boolean).join('\u00a0');
}

export const isLate = ({ status, deliveryInfo: { deliveryDate } }: Order, now: Date, zone: ShopZone): boolean =>
  deliveryDate !== '' && deliveryDate < shopDayOf(now, zone) && status !== 'completed' && status !== 'canceled';

export const dateAndHours = ({ deliveryInfo: { deliveryDate, deliveryInterval } }: Order, timeZone: ShopZone): string =>
  [deliveryDate && formatDate(deliveryDate, { timeZone }), deliveryInterval].filter(Boolean).join(', ');
