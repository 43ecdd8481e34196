import { hoursText, weekdays } from 'shared-contracts';
import { pluralCount, typeset } from 'shared-design-system/office';
import type { SlotEntry } from './days-form.ts';
import { daysWords as words } from './days-texts.ts';

const overlap = (one: SlotEntry, other: SlotEntry): boolean =>
  one.id !== other.id && one.from < other.to && other.from < one.to && one.days.some((day) => other.days.includes(day));

export const slotRow = (slot: SlotEntry, all: readonly SlotEntry[]) => {
  const { id, from, to, capacity, days } = slot;
  const orders = capacity === '' ? words.noLimit : pluralCount(Number(capacity), words.orders);
  const on =
    days.length === weekdays.length
      ? words.everyDay
      : weekdays.flatMap((day) => (days.includes(day) ? words.weekday[day] : [])).join(', ');
  const others = all.filter((other) => overlap(slot, other)).map(hoursText);
  const text = [`${orders}, ${on}`, ...(others.length > 0 ? [words.overlaps(others.join(', '))] : [])].join('. ');
  return { id, icon: 'clock' as const, title: `${from}–${to}`, text: typeset(text) };
};
