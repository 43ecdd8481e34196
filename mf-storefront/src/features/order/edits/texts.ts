import type { EditChange } from 'shared-contracts';

export const editTexts = {
  title: 'Магазин изменил заказ',
  back: (sum: string) => `Вы заплатили на ${sum} больше: магазин вернёт разницу.`,
  none: 'нет',
  kinds: {
    line: '',
    discount: 'Скидка',
    delivery_price: 'Доставка',
    total: 'Итого',
    method: 'Способ доставки',
    day: 'День доставки',
    hours: 'Время доставки',
    address: 'Адрес изменён',
    name: 'Имя изменено',
    phone: 'Телефон изменён',
    email: 'Почта изменена',
    recipient: 'Получатель изменён',
    gift: 'Пожелания к подарку изменены',
    card_text: 'Текст открытки изменён',
    comment: 'Комментарий изменён',
  } satisfies Record<EditChange['kind'], string>,
  pieces: (count: string) => `${count}\u00a0шт.`,
  change: (of: string, was: string, now: string) => `${of}: ${was} → ${now}`,
};
