import { getDeliveryDateRange, isOpenInDays, minuteOfWeek, msOfDay, shopDayOf } from 'shared-contracts';
import { formatDate } from 'shared-design-system/checkout';
import { checkoutTexts } from '../../checkout-texts.ts';
import type { CheckoutTerms } from './values.ts';

const words = checkoutTexts.checkout.day;

export const dayField = { name: 'day', any: '', other: 'other' } as const;

interface ChosenDay {
  date: string;
  otherDay: boolean;
}

const offered = 2;

type Asked = Pick<CheckoutTerms, 'openingHours' | 'readyOn' | 'zone'>;

export function daysOffered(
  { openingHours: hours, readyOn, zone }: Asked,
  now = new Date(),
): { value: string; label: string }[] {
  const days: { value: string; label: string }[] = [];
  const minute = hours.length > 0 ? minuteOfWeek(now, zone) : 0;
  for (let away = 0; days.length < offered; away += 1) {
    if (hours.length > 0 && !isOpenInDays(away, hours, minute)) continue;
    const value = shopDayOf(new Date(now.getTime() + away * msOfDay), zone);
    if (value < readyOn) continue;
    days.push({ value, label: words.near[away] ?? formatDate(value, { timeZone: zone }) });
  }
  return days;
}

export const calendarOf = (shop: Asked, now = new Date()): { min: string; max: string } => {
  const { first, last } = getDeliveryDateRange(now, shop.zone);
  return { min: daysOffered(shop, now)[0]?.value ?? first, max: last };
};

export const dayOptions = (days: ReturnType<typeof daysOffered>) => [
  { value: dayField.any, label: words.any },
  ...days,
  { value: dayField.other, label: words.other },
];

/** The chosen option. A day that was among the named ones when it was chosen, and is not any more, stays chosen as another day. */
export function choiceOf({ date, otherDay }: ChosenDay, days: ReturnType<typeof daysOffered>): string {
  const named = !otherDay && (date === dayField.any || days.some(({ value }) => value === date));
  return named ? date : dayField.other;
}

export const chosenDay = (choice: string): ChosenDay => {
  const otherDay = choice === dayField.other;
  return { date: otherDay ? '' : choice, otherDay };
};

export function dayOfForm(typed: object): Partial<ChosenDay> {
  const { day, date = '' } = typed as { [dayField.name]?: unknown; date?: string };
  if (typeof day !== 'string') return {};
  const chosen = chosenDay(day);
  return chosen.otherDay ? { ...chosen, date } : chosen;
}
