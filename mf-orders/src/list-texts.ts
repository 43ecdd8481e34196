import type { OrderSort } from 'shared-contracts';

export const listTexts = {
  search: { label: 'Найти заказ', placeholder: 'Номер, имя, телефон', show: 'Найти заказ' },
  filter: 'Какие заказы показать',
  sort: { newest: 'Сначала новые', delivery: 'Сначала ближайшие' } satisfies Record<OrderSort, string>,
  exportAll: 'Скачать таблицей',
  empty: {
    title: 'Заказов пока нет',
    text: 'Первый появится здесь сам, как только покупатель оформит его в магазине.',
    send: 'Отправьте покупателям ссылку на магазин.',
    copy: 'Копировать ссылку',
  },
  allDone: { title: 'Всё сделано', text: 'Заказов, которые чего-то ждут, сейчас нет. Новый появится здесь сам.' },
  noMatches: {
    title: 'Ничего не нашлось',
    text: 'Измените запрос или посмотрите все заказы.',
    noneOfStatus: 'Сейчас таких заказов нет.',
    noneOfDay: 'На этот день доставок нет.',
    action: 'Показать все',
  },
};
