const short = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'];

export const formatHour = (time: string): string => time.replace(/^0/, '');
export const endClock = (time: string): string => (time === '00:00' ? '24:00' : formatHour(time));

export const openingTexts = {
  title: 'Часы работы',
  daily: 'Ежедневно',
  days: (first: number, last: number): string =>
    first === last ? `${short[first]}` : `${short[first]}–${short[last]}`,
  /** With word joiners: a line may break after a dash. */
  hours: (from: string, to: string): string => `${formatHour(from)}\u2060–\u2060${endClock(to)}`,
  wholeDay: 'круглосуточно',
  off: 'выходной',
  always: 'Круглосуточно, без выходных',
};
