import type { NoticeChannel, NoticeKind } from 'shared-contracts';
import type { PushSupport } from 'shared-runtime/push';

/** What a merchant reads of notifications. */
export const texts = {
  title: 'Уведомления',
  failed: 'Настройки уведомлений не загрузились',
  here: {
    title: 'На этом устройстве',
    about:
      'О новом заказе и оплате скажет само устройство, даже когда кабинет закрыт. На экране будут номер заказа и сумма, без имён и адресов. Нажмите «Включить», и браузер спросит разрешения.',
    on: 'Уведомления включены.',
    turnOn: 'Включить',
    turnOff: 'Выключить',
    test: 'Проверить',
    tested: 'Отправили. Уведомление придёт за несколько секунд',
    refused: 'Браузер не дал разрешения',
    refusedText: 'Нажмите «Включить» ещё раз и выберите «Разрешить».',
    failed: 'Не включилось',
    failedText: 'Браузер не смог подписаться на уведомления. Проверьте интернет и попробуйте ещё раз.',
    notTurnedOff: 'Не выключилось',
    notTested: 'Не отправилось',
    cannot: {
      denied:
        'Уведомления этого сайта запрещены в браузере. Нажмите на значок слева от адреса, откройте «Уведомления», выберите «Разрешить» и обновите страницу.',
      'needs-home-screen':
        'На iPhone и iPad уведомления приходят из приложения: нажмите «Поделиться», «На экран „Домой“», откройте кабинет оттуда и включите их на этой странице.',
      unsupported: 'Этот браузер не умеет показывать уведомления. Откройте кабинет в Chrome, Firefox, Edge или Safari.',
    } satisfies Record<Exclude<PushSupport, 'ready'>, string>,
  },
  devices: {
    title: 'Устройства с уведомлениями',
    row: (date: string) => `С ${date}`,
    current: 'Это устройство',
    remove: (name: string) => `Убрать: ${name}`,
    notRemoved: 'Устройство не убрано',
  },
  what: 'О чём и куда',
  kinds: {
    placed: 'Новый заказ',
    paid: 'Оплата',
    reported: '«Я оплатил» от покупателя',
    canceled: 'Покупатель отменил заказ',
    signed_in: 'Новый вход в кабинет',
  } satisfies Record<NoticeKind, string>,
  channels: { bot: 'В бот', push: 'На устройства' } satisfies Record<NoticeChannel, string>,
  quiet: {
    title: 'Тихие часы',
    label: 'Ночью без звука',
    hint: 'Сообщения придут сразу, но молча: утром вы увидите всё. О новом входе скажем вслух в любое время.',
    from: 'С',
    to: 'До',
    zone: 'Время московское',
  },
  noTime: 'Укажите время',
  sameTime: 'Начало и конец совпадают',
};
