import type { PaperKind } from './paper-kinds.ts';

export const paperTexts = {
  choose: 'Что распечатать?',
  kinds: { order: 'Заказ целиком', courier: 'Лист курьеру', card: 'Текст открытки' } satisfies Record<
    PaperKind,
    string
  >,
  hints: {
    order: 'Состав, деньги, доставка, заметка и открытка.',
    courier: 'Куда, когда и кому, без цен и вашей заметки.',
    card: 'Только слова покупателя, на отдельной странице.',
  } satisfies Record<PaperKind, string>,
  title: (number: string) => `Заказ №\u00a0${number}`,
  canceled: (title: string) => `${title} — ОТМЕНЁН`,
  settled: 'Оплачен: денег не брать',
  from: (time: string) => `Оформлен ${time}`,
  good: 'Товар',
  count: 'Сколько',
  sum: 'Сумма',
};
