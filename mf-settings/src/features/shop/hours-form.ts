import { type OpeningHours, weekdays } from 'shared-contracts';
import { z } from 'zod';
import { shopTexts } from '../../shop-texts.ts';

const words = shopTexts.hours.errors;

export const hoursKinds = ['none', 'always', 'same', 'days'] as const;

const wholeDay = { from: '00:00', to: '00:00' };
const defaultHours = { from: '09:00', to: '21:00' };

interface Times {
  from: string;
  to: string;
}

const time = z.string();
const misfitOf = ({ from, to }: Times): { path: 'from' | 'to'; message: string } | null => {
  if (!from) return { path: 'from', message: words.missing };
  if (!to) return { path: 'to', message: words.missing };
  return from === to && from !== wholeDay.from ? { path: 'to', message: words.same } : null;
};

const day = z.object({ open: z.boolean(), from: time, to: time });

/** Times of a kind that is not chosen stay in the form unchecked. */
export const hoursFields = {
  hoursKind: z.enum(hoursKinds),
  sameHours: z.object({ from: time, to: time }),
  dayHours: z.array(day).length(weekdays.length),
};
const hoursValues = z.object(hoursFields);
type HoursValues = z.infer<typeof hoursValues>;

export function validateHours({ hoursKind, sameHours, dayHours }: HoursValues, issues: z.RefinementCtx): void {
  const wrong = (path: (string | number)[], message: string) => issues.addIssue({ code: 'custom', path, message });
  if (hoursKind === 'same') {
    const misfit = misfitOf(sameHours);
    if (misfit) wrong(['sameHours', misfit.path], misfit.message);
  }
  if (hoursKind !== 'days') return;
  if (!dayHours.some(({ open }) => open)) wrong(['hoursKind'], words.noDay);
  for (const [index, one] of dayHours.entries()) {
    const misfit = one.open ? misfitOf(one) : null;
    if (misfit) wrong(['dayHours', index, misfit.path], misfit.message);
  }
}

export function hoursValuesOf(hours: readonly OpeningHours[]): HoursValues {
  const [first] = hours;
  const times = first ? { from: first.from, to: first.to } : defaultHours;
  const isSame =
    hours.length === weekdays.length && hours.every(({ from, to }) => from === times.from && to === times.to);
  const isAlways = isSame && times.from === times.to;
  const dayHours = weekdays.map((name) => {
    const found = hours.find((one) => one.day === name);
    return { open: found !== undefined, from: found?.from ?? times.from, to: found?.to ?? times.to };
  });
  const kind = isSame ? 'same' : 'days';
  return {
    hoursKind: isAlways ? 'always' : first ? kind : 'none',
    sameHours: isAlways ? defaultHours : times,
    dayHours: first && !isAlways ? dayHours : sameHoursEveryDay(defaultHours),
  };
}

export const sameHoursEveryDay = ({ from, to }: Times): HoursValues['dayHours'] =>
  weekdays.map(() => ({ open: true, from, to }));

export function hoursOf({ hoursKind, sameHours, dayHours }: HoursValues): OpeningHours[] | null {
  const days = { none: [], always: sameHoursEveryDay(wholeDay), same: sameHoursEveryDay(sameHours), days: dayHours }[
    hoursKind
  ];
  const hours = days.flatMap(({ open, from, to }, index) => {
    const name = weekdays[index];
    return open && name ? [{ day: name, from, to }] : [];
  });
  return hours.length > 0 ? hours : null;
}
