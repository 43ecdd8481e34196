import { type ComplaintReason, isolateBidi } from 'shared-contracts';

export const texts = {
  title: 'Жалобы',
  failed: 'Жалобы не загрузились',
  state: 'Какие жалобы',
  states: { open: 'Открытые', closed: 'Закрытые' },
  ofShop: 'Здесь жалобы на один магазин',
  all: 'Все жалобы',
  emptyOfShop: { title: 'На этот магазин жалоб нет', text: 'Жалобы на другие магазины — в общем списке.' },
  empty: { title: 'Жалоб нет', text: 'Появятся, когда покупатель пожалуется на магазин.' },
  reasons: { fraud: 'Обман', goods: 'Запрещённые товары', rights: 'Чужие права', other: 'Другое' } satisfies Record<
    ComplaintReason,
    string
  >,
  about: (shop: string) => `На магазин ${isolateBidi(shop)}`,
  contact: (contact: string) => `Ответить: ${isolateBidi(contact)}`,
  answer: 'Ответить письмом',
  answerSubject: (shop: string) => `Ваша жалоба на магазин «${shop}»`,
  toMerchant: 'Карточка продавца',
  close: 'Закрыть',
  closed: 'Закрыта',
  closedNow: 'Жалоба закрыта',
  openedNow: 'Жалоба снова открыта',
  back: 'Вернуть',
  open: 'Открыть снова',
  notChanged: 'Не сохранилось',
};
