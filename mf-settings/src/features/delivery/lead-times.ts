import { pluralCount } from 'shared-design-system/office';
import { daysTexts as words } from './days-texts.ts';

const hoursOfDay = 24;

export const leadHourOptions = [0, 1, 2, 3, 4, 6, 12, 24, 48, 72, 120, 168, 336];

export function leadLabel(hours: number): string {
  if (hours === 0) return words.leadNone;
  const inDays = hours >= hoursOfDay && hours % hoursOfDay === 0;
  return inDays ? pluralCount(hours / hoursOfDay, words.days) : pluralCount(hours, words.hours);
}
