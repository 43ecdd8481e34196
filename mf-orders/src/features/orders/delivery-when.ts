import { isolated, type Order, type ShopZone, shopDayOf } from 'shared-contracts';
import { formatDate } from 'shared-design-system/office';
import { texts } from '../../texts.ts';

const dayLength = 86_400_000;
const dayBeside = (now: Date, days: number, zone: ShopZone): string =>
  shopDayOf(new Date(now.getTime() + days * dayLength), zone);

/** What stands before the first explanation of the hours: 'в 14:20' of 'в 14:20, после шестого урока'. */
const hoursOf = (interval: string): string => interval.split(/[,;(]/, 1)[0]?.trim() ?? '';

/** Day and hours of the delivery, in the shop's time zone: 'сегодня 14:00–16:00'; empty where the shopper named none. */
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
  return [day, isolated(hoursOf(deliveryInterval))].filter(Boolean).join('\u00a0');
}

/** Whether the day of the delivery is over, and the order is not. */
export const isLate = ({ status, deliveryInfo: { deliveryDate } }: Order, now: Date, zone: ShopZone): boolean =>
  deliveryDate !== '' && deliveryDate < shopDayOf(now, zone) && status !== 'completed' && status !== 'canceled';

/** Day and hours of the delivery as the shopper said them: '14 июня, 14:00–16:00, позвонить'. */
export const dateAndHours = ({ deliveryInfo: { deliveryDate, deliveryInterval } }: Order, timeZone: ShopZone): string =>
  [deliveryDate && formatDate(deliveryDate, { timeZone }), deliveryInterval].filter(Boolean).join(', ');
