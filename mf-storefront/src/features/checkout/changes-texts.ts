import { isolateBidi } from 'shared-contracts';

/** What is said where a shop has changed meanwhile, or a promo code does not hold: words of parts that come after the checkout. */
export const changesTexts = {
  changes: {
    title: 'Пока вы оформляли, магазин изменился',
    text: 'Посмотрите, всё ли подходит.',
    confirm: (sum: string) => `Оформить за ${sum}`,
    back: 'Вернуться к заказу',
    price: (title: string, was: string, now: string) => `${isolateBidi(title)}: было ${was}, стало ${now}`,
    sum: (was: string, now: string) => `Сумма заказа: было ${was}, стало ${now}`,
    unpublished: (title: string) => `${isolateBidi(title)}: больше не продаётся`,
    soldOut: (title: string) => `${isolateBidi(title)}: закончилось`,
    stock: (title: string, left: number, wanted: number) =>
      `${isolateBidi(title)}: осталось только ${left} шт., а в заказе ${wanted}`,
    size_gone: (title: string) => `${isolateBidi(title)}: этого размера больше нет`,
    delivery: () => 'Условия доставки стали другими: посмотрите способ и цену ещё раз',
    promo: (code: string, why: string) => `Промокод ${code}: ${why}`,
    discount: (code: string, was: string, now: string) => `Скидка по промокоду ${code}: было ${was}, стало ${now}`,
    day: () => 'Выбранное время уже занято, или у магазина теперь другие часы. Выберите время ещё раз.',
    least_order: (least: string) => `Этот способ доставки — для заказов от ${least}`,
    product: 'Товар',
  },
  refusals: {
    unknown: 'Такого промокода нет. Проверьте, как он написан.',
    over: 'Этот промокод уже закончился.',
    early: (day: string) => `Этот промокод начнёт действовать ${day}`.replace(/\.?$/, '.'),
    least: (sum: string) => `Этот промокод — для заказов от ${sum}.`,
    goods: 'На эти товары промокод не действует: он для других или не для товаров со скидкой.',
    delivery: 'С этой доставкой промокод не действует: её стоимость продавец посчитает отдельно.',
    used: 'Вы уже использовали этот промокод.',
  },
};
