import type { DeliveryConditions, OfferedDays } from 'shared-contracts';
import type { PageToLoad } from 'shared-runtime/page';
import { chosenDeliveryFor } from '../features/checkout/delivery-method.ts';
import { optionField } from '../features/checkout/option-labels.ts';
import { whenFields } from '../features/checkout/parse-delivery-time.ts';
import { daysQuery } from '../features/checkout/use-offered-days.ts';
import { ask } from './ask.ts';

interface AskedDays {
  days: OfferedDays | null;
  hoursBefore: number | null;
}

const has = ({ days }: OfferedDays, date: string, hours: string): boolean =>
  days.some((day) => day.date === date && (hours === '' ? day.open : day.slots.includes(hours)));

/**
 * The days that a form without scripts offers. Its page cannot ask again when another zone is chosen, so the form may come with hours that are too
 * early for the zone.
 */
export async function askDays(
  page: PageToLoad,
  merchantName: string,
  conditions: DeliveryConditions | null,
  sent: Readonly<Record<string, string>> | null,
): Promise<AskedDays> {
  if (!conditions?.schedule) return { days: null, hoursBefore: null };
  const daysOf = async (chosen: Parameters<typeof daysQuery>[2]) => {
    const { data } = await ask(page, { ...daysQuery(merchantName, conditions, chosen), anew: true });
    if (data === undefined) throw new Error('a schedule without its days');
    return data;
  };
  const deliveryMethod = sent?.deliveryMethod ?? conditions.deliveryMethods[0]?.id ?? '';
  const chosen = { deliveryMethod, deliveryOption: sent?.[optionField + deliveryMethod] ?? '' };
  const hours = chosenDeliveryFor(conditions, chosen)?.leadHours ?? null;
  if (hours === null) return { days: await daysOf(undefined), hoursBefore: null };
  const [all, days] = await Promise.all([daysOf(undefined), daysOf(chosen)]);
  const [date = '', interval = ''] = (sent?.[whenFields.interval] || sent?.[whenFields.day] || '').split(' ');
  const isTooSoon = all && days && date !== '' && has(all, date, interval) && !has(days, date, interval);
  return { days, hoursBefore: isTooSoon ? hours : null };
}
