import type { DeliverySchedule } from 'shared-contracts';
import { homeTexts } from '../../home-texts.ts';

const words = homeTexts.schedule;
const hoursOfDay = 24;

const earlier = (time: string, hours: number): string => {
  const hour = +time.slice(0, 2) - hours;
  return hour < 0 ? '' : `${hour}`.padStart(2, '0') + time.slice(2);
};

/**
 * Until when an order may come to be delivered on the same day, whatever day it is: the last hours of that day still have to be offered then. Empty
 * where that is not so on some day.
 */
const lastForToday = ({ leadHours, lastHour, slots }: DeliverySchedule): string | undefined =>
  lastHour && leadHours < hoursOfDay
    ? [undefined, ...slots.flatMap(({ days }) => days)]
        .flatMap((day) =>
          slots
            .flatMap(({ days, from }) => (!days[0] || days.some((one) => one === day) ? earlier(from, leadHours) : []))
            .sort()
            .slice(-1),
        )
        .concat(lastHour)
        .sort()[0]
    : '';

export function scheduleText(schedule: DeliverySchedule | null | undefined): string {
  if (!schedule) return '';
  const lead = schedule.leadHours;
  const inDays = lead >= hoursOfDay && lead % hoursOfDay === 0;
  const takes = inDays ? words.lead(lead / hoursOfDay, 'days') : words.lead(lead, 'hours');
  const last = lastForToday(schedule);
  return [lead > 0 ? takes : '', last ? words.today(last) : ''].filter(Boolean).join('. ');
}
