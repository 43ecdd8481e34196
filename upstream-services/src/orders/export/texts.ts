import type { OrderSource, PaymentState, PaymentType } from 'shared-contracts';

export const texts = {
  sheet: 'Заказы',
  payments: {
    pending: 'Не оплачен',
    waiting_for_capture: 'Деньги зарезервированы',
    succeeded: 'Оплачен',
    canceled: 'Оплата не прошла',
    refunded: 'Деньги возвращены',
  } satisfies Record<PaymentState, string>,
  ways: { card: 'Картой', p2p: 'Переводом', on_delivery: 'При получении' } satisfies Record<PaymentType, string>,
  sources: { shop: 'Магазин', by_hand: 'Оформлен вами' } satisfies Record<OrderSource, string>,
  good: (title: string, count: number) => `${title} × ${count}`,
};
