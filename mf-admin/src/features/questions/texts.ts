import { isolateBidi } from 'shared-contracts';

export const texts = {
  title: 'Вопросы',
  failed: 'Вопросы не загрузились',
  state: 'Какие вопросы',
  states: { open: 'Открытые', closed: 'Закрытые' },
  empty: { title: 'Вопросов нет', text: 'Появятся, когда продавец напишет из раздела «Помощь».' },
  from: (shop: string) => `Магазин ${isolateBidi(shop)}`,
  answer: 'Ответить письмом',
  answerSubject: (subject: string) => (subject ? `Re: ${subject}` : 'Ваш вопрос'),
  toMerchant: 'Карточка продавца',
  close: 'Закрыть',
  closed: 'Закрыт',
  closedNow: 'Вопрос закрыт',
  openedNow: 'Вопрос снова открыт',
  back: 'Вернуть',
  open: 'Открыть снова',
  notChanged: 'Не сохранилось',
};
