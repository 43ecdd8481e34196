import type { DeliverySchedule } from 'shared-contracts';
import { homeTexts } from '../../home-texts.ts';

const words = homeTexts.schedule;
const hoursOfDay = 24;

export function scheduleText(schedule: DeliverySchedule | null | undefined): string {
  if (!schedule) return '';
  const { leadHours: lead, lastHour } = schedule;
  const inDays = lead >= hoursOfDay && lead % hoursOfDay === 0;
  const takes = inDays ? words.lead(lead / hoursOfDay, 'days') : words.lead(lead, 'hours');
  const isForToday = lastHour !== null && lead < hoursOfDay;
  return [lead > 0 ? takes : '', isForToday ? words.today(lastHour) : ''].filter(Boolean).join('. ');
}
