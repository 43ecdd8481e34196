import { activeOrderStatuses, type DeliveryDay, type ShopZone, shopDayOf } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import { countOfDay } from './list-repository.ts';

const dayLength = 86_400_000;

export const dateOf = (day: DeliveryDay, now: Date, zone: ShopZone): string =>
  shopDayOf(new Date(now.getTime() + (day === 'tomorrow' ? dayLength : 0)), zone);

export async function countDays(
  { db, now }: AppContext,
  merchantId: string,
  zone: ShopZone,
): Promise<Record<DeliveryDay, number>> {
  const count = (day: DeliveryDay) => countOfDay(db, merchantId, dateOf(day, now(), zone), activeOrderStatuses);
  const [today, tomorrow] = await Promise.all([count('today'), count('tomorrow')]);
  return { today, tomorrow };
}
