import { pluralCount } from 'shared-design-system/office';
import { binTexts } from '../../bin-texts.ts';

const hour = 3_600_000;

export function timeLeft(keptUntil: string, now: number): string {
  const hours = Math.ceil((Date.parse(keptUntil) - now) / hour);
  if (hours <= 1) return binTexts.lastHour;
  if (hours < 48) return pluralCount(hours, binTexts.hourForms);
  return pluralCount(Math.floor(hours / 24), binTexts.dayForms);
}
