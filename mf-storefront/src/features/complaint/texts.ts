import type { ComplaintReason } from 'shared-contracts';

/** Texts of the complaint about a shop; few read them. */
export const texts = {
  title: 'Пожаловаться на магазин',
  lead: 'Жалобу прочитает площадка, а не продавец. О заказе быстрее спросить самого продавца: его контакты внизу страницы.',
  reason: 'Что случилось',
  reasons: {
    fraud: 'Обман: деньги взяли, заказ не привезли',
    goods: 'Продают запрещённое или опасное',
    rights: 'Чужие фотографии, тексты или товарный знак',
    other: 'Другое',
  } satisfies Record<ComplaintReason, string>,
  reasonMissing: 'Выберите, что случилось.',
  text: 'Расскажите подробнее',
  textMissing: 'Напишите, что случилось: без этого мы не разберёмся.',
  contact: 'Как вам ответить',
  contactHint: 'Почта или телефон, если хотите ответ',
  submit: 'Отправить',
  failed: 'Не отправилось',
  done: 'Жалоба отправлена',
  doneText: 'Спасибо. Мы разберёмся и, если вы оставили контакт, ответим.',
  toShop: 'В магазин',
};
