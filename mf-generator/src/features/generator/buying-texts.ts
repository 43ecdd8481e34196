import { someAttempts, texts } from './texts.ts';

const { attempts } = texts;

export const buyingTexts = {
  title: 'Попытки',
  back: 'К картинкам',
  left: (count: number) => `Осталось: ${attempts(count)}`,
  about: 'Одна попытка — до четырёх фото, по несколько вариантов каждого. Если не получилось, попытка возвращается.',
  pack: (count: number) => attempts(count),
  pay: 'Оплатить',
  ask: (count: number, price: string) => `Купить ${someAttempts(count)} за ${price}?`,
  askText: 'Откроется страница оплаты.',
  toPayment: 'Перейти к оплате',
  keepOff: 'Не сейчас',
  ended: {
    pending: { title: 'Ждём оплату', text: () => 'Платёжная система ещё не ответила. Попытки появятся здесь сами.' },
    succeeded: { title: 'Оплачено', text: (count: number) => `Добавили ${someAttempts(count)}.` },
    canceled: { title: 'Оплата не прошла', text: () => 'Деньги не списаны. Можно попробовать ещё раз.' },
  },
  failed: 'Не получилось узнать, сколько осталось',
  notBegun: 'Оплата не началась',
  closed: 'Сейчас попытки не продаются.',
};
