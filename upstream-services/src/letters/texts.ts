import type { LetterKind } from 'shared-contracts';

/** What a buyer reads in a letter. `{имя}`, `{номер}` and `{сумма}` stand for the order's. */
export const texts = {
  usual: {
    placed: 'Спасибо за заказ № {номер} на {сумма}! Мы его получили и скоро подтвердим.',
    delivery_price: 'Мы посчитали доставку заказа № {номер}. Вместе с ней получается {сумма}.',
    paid: 'Оплата заказа № {номер} пришла: {сумма}. Спасибо!',
    accepted: 'Мы приняли заказ № {номер} и начинаем собирать.',
    delivering: 'Заказ № {номер} уже едет к вам.',
    ready: 'Заказ № {номер} готов и ждёт вас.',
    completed: 'Заказ № {номер} у вас. Спасибо, что выбрали нас!',
    canceled: 'Заказ № {номер} отменён. Если это ошибка, свяжитесь с нами.',
    refunded: 'Мы вернули деньги за заказ № {номер}: {сумма}.',
    part_refunded: 'Мы вернули часть денег за заказ № {номер}: {сумма}.',
    reverted: 'В прошлом письме о заказе № {номер} мы поторопились. Как с ним на самом деле, видно на его странице.',
  } satisfies Record<LetterKind, string>,
  subjects: {
    placed: (number: string, shop: string) => `Заказ № ${number} — ${shop}`,
    delivery_price: (number: string, shop: string) => `Доставка заказа № ${number} — ${shop}`,
    paid: (number: string, shop: string) => `Заказ № ${number} оплачен — ${shop}`,
    accepted: (number: string, shop: string) => `Заказ № ${number} принят — ${shop}`,
    delivering: (number: string, shop: string) => `Заказ № ${number} в пути — ${shop}`,
    ready: (number: string, shop: string) => `Заказ № ${number} готов к выдаче — ${shop}`,
    completed: (number: string, shop: string) => `Заказ № ${number} получен — ${shop}`,
    canceled: (number: string, shop: string) => `Заказ № ${number} отменён — ${shop}`,
    refunded: (number: string, shop: string) => `Возврат по заказу № ${number} — ${shop}`,
    part_refunded: (number: string, shop: string) => `Возврат по заказу № ${number} — ${shop}`,
    reverted: (number: string, shop: string) => `Поправка: заказ № ${number} — ${shop}`,
  } satisfies Record<LetterKind, (number: string, shop: string) => string>,
  /** Of an order that was paid in part. */
  partPaid: (number: string, shop: string) => `Оплата заказа № ${number} пришла — ${shop}`,
  due: (sum: string) => `Осталось оплатить ${sum}: это можно сделать на странице заказа.`,
  hello: (name: string) => (name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
  page: 'Состав заказа, оплата и всё, что с ним происходит:',
  signature: (shop: string, phone: string) => [shop, phone].filter(Boolean).join('\n'),
  unsubscribe: 'Не присылать письма о ходе заказа можно на его странице, внизу.',
  sample: { name: 'Анна', number: '1024', sum: 540_000 },
};
