import { endClock, formatHour } from '../../../opening-texts.ts';

const onDay = ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье'];

export const openNowTexts = {
  always: 'Открыто круглосуточно',
  open: 'Открыто',
  until: (time: string): string => `Открыто до\u00a0${endClock(time)}`,
  today: (time: string): string => `Откроется сегодня в\u00a0${formatHour(time)}`,
  tomorrow: (time: string): string => `Закрыто, откроется завтра в\u00a0${formatHour(time)}`,
  later: (day: number, time: string): string => `Закрыто, откроется ${onDay[day]} в\u00a0${formatHour(time)}`,
};
