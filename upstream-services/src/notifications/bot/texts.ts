import type { BotChannel, OrderStatus } from 'shared-contracts';
import { statusWords } from '../../common/status-words.ts';
import { orderNoticeTitles } from '../notices/index.ts';

const times = new Intl.PluralRules('ru');
const ordersText = (count: number): string =>
  `${count} ${{ one: 'заказ', few: 'заказа' }[times.select(count) as 'one' | 'few'] ?? 'заказов'}`;

const messengers: Record<BotChannel, string> = { telegram: 'Telegram', max: 'MAX' };

export const texts = {
  commands: {
    orders: 'Заказы, которые ждут',
    today: 'Сколько заказали сегодня',
    stop: 'Больше не присылать',
    help: 'Что умеет бот',
  },
  help: 'Сюда приходят заказы вашего магазина: их можно принять, отклонить и отметить оплату прямо здесь.\n\n/orders — заказы, которые ждут\n/today — сколько заказали сегодня\n/stop — больше не присылать',
  howToLink: 'Этот чат не привязан ни к одному магазину. Откройте кабинет, «Настройки», «Бот» и нажмите на ссылку там.',
  linkedMail: {
    subject: 'К магазину привязали чат',
    body: (channel: BotChannel, office: string) =>
      `Здравствуйте!\n\nК вашему магазину привязали чат в ${messengers[channel]}: в него приходят заказы${channel === 'telegram' ? ', и из него можно войти в кабинет' : ''}.\n\nЕсли это не вы, отвяжите его и смените пароль:\n${office}\n`,
  },
  linked: (shop: string) => `Готово: сюда будут приходить заказы магазина «${shop}».`,
  linkUsed: 'Эта ссылка уже сработала в другом чате. Возьмите новую в кабинете: «Настройки», «Бот».',
  linkLate: 'Эта ссылка больше не действует: она живёт 10 минут. Возьмите новую в кабинете: «Настройки», «Бот».',
  linksFull: (most: number) =>
    `К магазину привязано уже ${most} чатов. Отвяжите лишний в кабинете: «Настройки», «Бот».`,
  stopped: 'Больше ничего не пришлю. Вернуть можно в кабинете: «Настройки», «Бот».',
  noneOpen: 'Заказов, которые чего-то ждут, нет.',
  toDo: (shop: string, count: number) =>
    count === 0
      ? `«${shop}»: вас ничего не ждёт.`
      : `«${shop}»: ${times.select(count) === 'one' ? 'ждёт' : 'ждут'} вас ${ordersText(count)}`,
  underway: (count: number) => `В пути и к выдаче: ${ordersText(count)}`,
  today: (shop: string, count: number, sum: string, paid: string) =>
    count === 0
      ? `«${shop}»: сегодня заказов нет.`
      : `«${shop}» сегодня: ${ordersText(count)} на ${sum}, оплачено ${paid}.`,
  line: (number: string, sum: string, status: string, money: string) => `№ ${number} · ${sum} · ${status} · ${money}`,
  money: {
    reported: 'сообщили об оплате',
    onReceipt: 'оплата при получении',
    part: 'оплачен частично',
    pending: 'не оплачен',
    waiting_for_capture: 'деньги зарезервированы',
    succeeded: 'оплачен',
    canceled: 'оплата не прошла',
    refunded: 'деньги возвращены',
  },
  order: (number: string) => `№ ${number}`,
  heads: { ...orderNoticeTitles, opened: (number: string) => `Заказ № ${number}` },
  status: statusWords,
  card: {
    status: 'Состояние',
    payment: 'Оплата',
    delivery: 'Способ',
    when: 'Когда',
    address: 'Адрес',
    buyer: 'Покупатель',
    recipient: 'Получатель',
    gift: 'Подарок',
    doNotCall: 'получателю не звонить',
    anonymous: 'не говорить, от кого',
    comment: 'Комментарий',
    cardText: 'Текст открытки',
    total: 'Итого',
    withoutDelivery: 'Итого без доставки',
    discount: (title: string, sum: string) => `${title}: ${sum}`,
    cost: (cost: string) => `Доставка — ${cost}`,
    free: 'бесплатно',
    toReckon: 'рассчитаете вы',
    good: (title: string, count: number, sum: string) => `• ${title} × ${count} — ${sum}`,
    moreGoods: (count: number) => `• ещё ${count}`,
    giveBack: 'Заказ отменён, а деньги пришли: верните деньги покупателю.',
    giveBackIfCame: 'Заказ отменён. Если деньги всё-таки пришли, отметьте это и верните их покупателю.',
    byCard: 'картой',
    byTransfer: 'переводом',
    onReceipt: 'при получении',
    payments: {
      pending: 'ещё не оплачен',
      reported: (sum: string) => `покупатель сообщил об оплате ${sum}, проверьте поступление`,
      withScreenshot: 'скриншот перевода — в заказе, в кабинете',
      back: (sum: string) => `возвращено ${sum}`,
      part: (sum: string) => `получено ${sum}`,
      partHeld: (sum: string) => `зарезервировано ${sum}`,
      due: (sum: string) => `осталось оплатить ${sum}`,
      waiting_for_capture: 'деньги зарезервированы на карте',
      succeeded: 'получена',
      canceled: 'не прошла',
      refunded: 'возвращена',
    },
  },
  buttons: {
    moves: {
      accepted: 'Принять',
      assembling: 'Собираю',
      delivering: 'Передать в доставку',
      completed: 'Выполнен',
      canceled: 'Отклонить',
    } satisfies Record<Exclude<OrderStatus, 'created'>, string>,
    readyForPickup: 'Готов к выдаче',
    paid: 'Деньги пришли',
    undo: 'Отменить действие',
    telegram: 'Написать в Telegram',
    whatsapp: 'Написать в WhatsApp',
    orders: 'Открыть заказы',
    office: 'Открыть в кабинете',
    back: 'Нет, назад',
    sure: 'Да, отклонить',
  },
  ask: {
    canceled: 'Покупатель увидит, что заказ отменён. Передумать можно 10 минут. Отклонить?',
    canceledPaid: 'Заказ оплачен: после отмены верните деньги.',
  },
  pressed: {
    moved: (status: string) => `Теперь заказ: ${status}`,
    paid: 'Оплата отмечена',
    paidInVain: 'Оплата отмечена. Заказ отменён: верните деньги.',
    already: (status: string) => `Заказ уже: ${status}`,
    elsewhere: (status: string) =>
      `Не вышло: заказ уже «${status}». Его изменили в кабинете, в другом чате, или это сделал покупатель.`,
    undone: (status: string) => `Отменено. Теперь заказ: ${status}`,
    unmarked: 'Отметка об оплате снята',
    refundUnmarked: 'Отметка о возврате снята',
    notUndone: 'Это действие уже не отменить: прошло 10 минут, или заказ с тех пор изменился.',
    paidAlready: 'Оплата уже отмечена',
    notPaid: 'Не вышло: оплату этого заказа изменили в кабинете или в другом чате.',
    unlinked: 'Этот чат больше не привязан к магазину. Привяжите его снова в кабинете: «Настройки», «Бот».',
    unknown: 'Эта кнопка больше не работает.',
  },
  following: {
    begun: (number: string, shop: string) =>
      `Расскажу здесь, что происходит с заказом № ${number} в магазине «${shop}». Больше не нужно — отправьте /stop.`,
    page: 'Страница заказа:',
    used: 'Эта ссылка уже сработала в другом чате. Возьмите новую на странице заказа.',
    late: 'Эта ссылка больше не действует: она живёт 10 минут. Возьмите новую на странице заказа.',
    full: (most: number) => `За этим заказом следят уже из ${most} чатов.`,
    help: 'Сюда приходят новости заказов, за которыми вы следите. Состав, оплата и связь с продавцом — на странице заказа.\n\n/stop — больше не присылать',
    stopped: 'Больше ничего не пришлю. Следить снова можно со страницы заказа.',
  },
  signedIn: (shop: string, how: string, address: string) =>
    `Новый вход в кабинет «${shop}»: ${how}, адрес ${address}.\n\nЕсли это не вы, смените пароль: «Настройки», «Аккаунт».`,
};
