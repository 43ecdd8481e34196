import type { LetterKind } from 'shared-contracts';

/** What a merchant reads of letters to buyers. */
export const texts = {
  title: 'Письма покупателям',
  failed: 'Письма не загрузились',
  about:
    'Их получает покупатель, который оставил почту. Сверху стоит приветствие, за ним ваши слова, потом состав заказа, доставка и оплата, ссылка на заказ и ваши контакты.',
  marks: 'Вместо {имя}, {номер} и {сумма} подставим данные заказа.',
  kinds: {
    placed: { label: 'Заказ оформлен', hint: 'Сразу после оформления' },
    delivery_price: { label: 'Доставка посчитана', hint: 'Когда вы назвали её цену' },
    paid: { label: 'Оплата пришла', hint: 'Через минуту после вашей отметки' },
    accepted: { label: 'Заказ принят', hint: 'Через минуту: до этого шаг можно вернуть' },
    delivering: { label: 'Заказ в пути', hint: 'Через минуту: до этого шаг можно вернуть' },
    ready: { label: 'Готов к выдаче', hint: 'Вместо «в пути», если заказ забирают сами' },
    completed: { label: 'Заказ получен', hint: 'Через минуту: до этого шаг можно вернуть' },
    canceled: { label: 'Заказ отменён', hint: 'Вами или покупателем' },
    refunded: { label: 'Деньги возвращены', hint: 'Через минуту после вашей отметки' },
    part_refunded: { label: 'Возвращена часть денег', hint: 'Здесь {сумма} — то, что вернули' },
    reverted: { label: 'Шаг отменён', hint: 'Если прошлое письмо уже ушло' },
  } satisfies Record<LetterKind, { label: string; hint: string }>,
  tooLong: 'Не больше 1000 знаков',
  preview: 'Посмотреть письмо',
  previewOf: (kind: string) => `Посмотреть письмо: ${kind}`,
  previewFailed: 'Письмо не показано',
  subject: 'Тема',
  close: 'Понятно',
};
