import { cardTexts } from './texts.ts';

export const refundTexts = {
  ...cardTexts.refund,
  title: 'Вернуть деньги',
  label: 'Сколько вернуть',
  hint: (most: string) => `Не больше ${most}, можно с копейками`,
  rest: 'Останется у вас',
  text: 'Деньги придут покупателю туда, откуда он платил, в течение нескольких дней. Отменить возврат нельзя.',
  submit: (sum: string) => `Вернуть ${sum}`,
  submitNothing: 'Вернуть',
  enter: 'Напишите сумму',
  little: 'Больше нуля',
  much: (most: string) => `Можно вернуть не больше ${most}`,
  nothingLeft: 'Возвращать больше нечего: деньги уже вернули в другой вкладке или на другом устройстве.',
};
