import { deliveryDaysAt, minuteOfWeek, msOfDay, shopDayOf, worksIn } from 'shared-contracts';
import { formatDate } from 'shared-design-system/checkout';
import { checkoutTexts } from '../../checkout-texts.ts';
import type { CheckoutTerms } from './values.ts';

const words = checkoutTexts.checkout.day;

/** Name of the choice in a form without scripts, and its values beside the days that are offered, which are sent as what they are. */
export const dayField = { name: 'day', any: '', other: 'other' } as const;

/** The day as a form holds it. */
interface ChosenDay {
  date: string;
  otherDay: boolean;
}

/** So many days stand beside "any" and "another". */
const offered = 2;

/** What decides which days there are. */
type Asked = Pick<CheckoutTerms, 'openingHours' | 'readyOn' | 'zone'>;

/** The next days on which a shop works and the goods are there, by the shop's clock, as YYYY-MM-DD with what they are called. */
export function daysOffered(
  { openingHours: hours, readyOn, zone }: Asked,
  now = new Date(),
): { value: string; label: string }[] {
  const days: { value: string; label: string }[] = [];
  const minute = hours.length > 0 ? minuteOfWeek(now, zone) : 0;
  for (let away = 0; days.length < offered; away += 1) {
    if (hours.length > 0 && !worksIn(away, hours, minute)) continue;
    const value = shopDayOf(new Date(now.getTime() + away * msOfDay), zone);
    if (value < readyOn) continue;
    days.push({ value, label: words.near[away] ?? formatDate(value, { timeZone: zone }) });
  }
  return days;
}

/** What the page offers from a calendar. */
export const calendarOf = (asked: Asked, now = new Date()): { min: string; max: string } => {
  const { first, last } = deliveryDaysAt(now, asked.zone);
  return { min: daysOffered(asked, now)[0]?.value ?? first, max: last };
};

/** All that can be chosen, by name. */
export const dayOptions = (days: ReturnType<typeof daysOffered>) => [
  { value: dayField.any, label: words.any },
  ...days,
  { value: dayField.other, label: words.other },
];

/** What is chosen. A day that had a name when it was chosen, and has none any more, stays the day it is. */
export function choiceOf({ date, otherDay }: ChosenDay, days: ReturnType<typeof daysOffered>): string {
  const named = !otherDay && (date === dayField.any || days.some(({ value }) => value === date));
  return named ? date : dayField.other;
}

/** The day as the form holds it, by what was chosen. */
export const chosenDay = (choice: string): ChosenDay => {
  const otherDay = choice === dayField.other;
  return { date: otherDay ? '' : choice, otherDay };
};

/**
 * The day of a form that was filled in without scripts: it holds the choice, and the date of another day.
 * @returns nothing where the values have no such choice: those of the page's own form, or of an earlier release's
 */
export function dayOfForm(typed: object): Partial<ChosenDay> {
  const { day, date = '' } = typed as { [dayField.name]?: unknown; date?: string };
  if (typeof day !== 'string') return {};
  const chosen = chosenDay(day);
  return chosen.otherDay ? { ...chosen, date } : chosen;
}
