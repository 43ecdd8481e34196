import { isolated, listLimits, type MymStatus, type Visibility } from 'shared-contracts';
import { pluralCount } from 'shared-design-system/office';

const number = new Intl.NumberFormat('ru-RU');

/** Every text of this remote that a person reads. */
export const texts = {
  title: 'Мерчанты',
  visibility: { published: 'Открыт', unpublished: 'Закрыт' } satisfies Record<Visibility, string>,
  lastOrder: (date: string) => `заказ ${date}`,
  noOrders: 'заказов нет',
  none: {
    title: 'Никого не нашлось',
    text: 'Измените запрос или фильтры: поиск идёт по названию, адресу магазина и почте.',
    action: 'Показать всех',
    value: '--',
  },
  subscribed: 'Подписка идёт',
  stopped: 'Подписка остановлена',
  stoppedBadge: 'Остановлена',
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
  card: {
    title: 'Магазин',
    failed: 'Мерчант не загрузился',
    missing: 'Такого мерчанта нет',
    missingText: 'Возможно, адрес изменился или в нём опечатка.',
    address: 'Адрес',
    email: 'Почта',
    phone: 'Телефон',
    seller: 'Продавец, ИНН',
    visibility: 'Витрина',
    registered: 'Зарегистрирован',
    complaints: (count: number) => `Открытых жалоб: ${number.format(count)}`,
    log: 'Журнал',
    orders: {
      title: 'Заказы',
      count: 'Всего, без отменённых',
      sum: 'На сумму, с доставкой',
      paid: 'Из них оплачено',
      last: 'Последний',
    },
    subscription: {
      title: 'Подписка',
      on: 'Идёт',
      off: 'Остановлена',
      onText: 'Магазин принимает заказы.',
      offText: 'Покупатели видят «Магазин временно недоступен». Продавец всё видит и меняет.',
      stop: 'Остановить',
      start: 'Запустить',
      failed: 'Не сохранилось',
      sure: {
        title: 'Остановить подписку?',
        text: 'Магазин перестанет принимать заказы: покупатели увидят «Магазин временно недоступен».',
        confirmLabel: 'Остановить',
      },
    },
    mum: {
      title: 'Участие в mum',
      decide: 'Решить',
      seen: 'Решает менеджер или владелец площадки.',
      reason: (reason: string) => `Причина отказа: ${isolated(reason)}`,
    },
    limits: {
      title: 'Ограничения',
      change: 'Изменить',
      names: { pictures: 'Картинки, штук', picture_mebibytes: 'Картинки, МБ' },
      used: (used: number, most: number, own: boolean) =>
        `${number.format(used)} из ${number.format(most)}${own ? ', задано этому магазину' : ''}`,
      others: `Как у всех: товаров до ${number.format(listLimits.products)}, категорий до ${listLimits.categories}.`,
      hint: (common: number | undefined, used: number) =>
        `Пусто — как у всех${common === undefined ? '' : `, ${number.format(common)}`}. Сейчас занято ${number.format(used)}`,
      below: {
        title: 'Меньше, чем уже занято?',
        text: 'Всё, что есть, останется, но ничего нового продавец не добавит, пока не удалит лишнее.',
        confirmLabel: 'Всё равно сохранить',
        cancelLabel: 'Исправить',
      },
      wrong: 'Целое число от 1 до 100 000, или пусто.',
      save: 'Сохранить',
      saved: 'Ограничения изменены',
      failed: 'Не сохранилось',
    },
    sessions: {
      title: 'Доступ',
      text: (count: number) =>
        count === 0 ? 'Сейчас никто не вошёл.' : `Открыто: ${pluralCount(count, ['сеанс', 'сеанса', 'сеансов'])}.`,
      end: 'Закончить все сеансы',
      ended: (count: number) => `Закончено: ${pluralCount(count, ['сеанс', 'сеанса', 'сеансов'])}`,
      failed: 'Закончить не получилось',
      sure: {
        title: 'Закончить все сеансы?',
        text: 'Продавцу придётся войти заново на каждом устройстве.',
        confirmLabel: 'Закончить',
      },
      view: 'Посмотреть кабинет',
      viewText: 'Кабинет откроется на полчаса, только для просмотра. Продавец увидит это в своём журнале.',
      notOpened: 'Кабинет не открылся',
    },
  },
};
