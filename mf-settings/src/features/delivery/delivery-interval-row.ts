import { formatDeliveryInterval, weekdays } from 'shared-contracts';
import { pluralCount, typeset } from 'shared-design-system/office';
import type { DeliveryIntervalEntry } from './days-form.ts';
import { daysTexts as words } from './days-texts.ts';

const overlap = (one: DeliveryIntervalEntry, other: DeliveryIntervalEntry): boolean =>
  one.id !== other.id && one.from < other.to && other.from < one.to && one.days.some((day) => other.days.includes(day));

export const deliveryIntervalRow = (interval: DeliveryIntervalEntry, all: readonly DeliveryIntervalEntry[]) => {
  const { id, from, to, capacity, days } = interval;
  const orders = capacity === '' ? words.noLimit : pluralCount(Number(capacity), words.orders);
  const on =
    days.length === weekdays.length
      ? words.everyDay
      : weekdays.flatMap((day) => (days.includes(day) ? words.weekday[day] : [])).join(', ');
  const others = all.filter((other) => overlap(interval, other)).map(formatDeliveryInterval);
  const text = [`${orders}, ${on}`, ...(others.length > 0 ? [words.overlaps(others.join(', '))] : [])].join('. ');
  return { id, icon: 'clock' as const, title: `${from}–${to}`, text: typeset(text) };
};
