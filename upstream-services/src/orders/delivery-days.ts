import { activeOrderStatuses, type DeliveryDay, type ShopZone, shopDayOf } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import { countOfDay } from './list-repository.ts';

const dayLength = 86_400_000;

/** A day of the shop's calendar as YYYY-MM-DD (decision 5.2). */
export const dateOf = (day: DeliveryDay, now: Date, zone: ShopZone): string =>
  shopDayOf(new Date(now.getTime() + (day === 'tomorrow' ? dayLength : 0)), zone);

/** How many orders that wait for something are to be brought today and tomorrow. */
export async function countDays(
  { db, now }: AppContext,
  merchantId: string,
  zone: ShopZone,
): Promise<Record<DeliveryDay, number>> {
  const count = (day: DeliveryDay) => countOfDay(db, merchantId, dateOf(day, now(), zone), activeOrderStatuses);
  const [today, tomorrow] = await Promise.all([count('today'), count('tomorrow')]);
  return { today, tomorrow };
}
