import { isolated, type MymStatus } from 'shared-contracts';

/** Every text of this remote that a person reads. */
export const texts = {
  title: 'Мерчанты',
  search: { label: 'Найти мерчанта', placeholder: 'Название, адрес или почта' },
  order: 'Как упорядочить',
  orders: { created_at: 'Сначала новые', merchant_name: 'По адресу', mum_status: 'По заявкам mum' },
  failed: 'Мерчанты не загрузились',
  none: {
    title: 'Никого не нашлось',
    text: 'Измените запрос: поиск идёт по названию, адресу магазина и почте.',
    action: 'Показать всех',
  },
  empty: { title: 'Мерчантов пока нет', text: 'Появятся после первой регистрации.' },
  subscribed: 'Подписка',
  stopped: 'Без подписки',
  since: (date: string) => `с ${date}`,
  mum: {
    notFound: 'Заявки нет',
    submitted: 'Ждёт решения',
    approved: 'Одобрен',
    rejected: 'Отклонён',
  } satisfies Record<MymStatus, string>,
  decision: {
    shop: 'Посмотреть витрину',
    status: 'Заявка на mum',
    hints: {
      notFound: 'Как до подачи: продавец может подать заявку',
      submitted: 'Продавец видит, что заявку рассматривают',
      approved: 'Продавец видит, что заявка одобрена',
      rejected: 'Продавец прочитает причину и сможет подать снова',
    } satisfies Record<MymStatus, string>,
    reason: 'Причина отказа',
    reasonHint: 'Её прочитает продавец: напишите, что поправить',
    reasonMissing: 'Напишите причину: без неё продавец не узнает, что поправить',
    save: 'Сохранить',
    cancel: 'Отмена',
    saved: (name: string, status: string) => `${isolated(name)}: ${status.toLowerCase()}`,
    failed: 'Не сохранилось',
  },
};
