import { formatReceiptPaymentMethods, type PaymentType, type ReceiptPaymentMethod } from 'shared-contracts';

export const paymentTexts = {
  p2p: { label: 'Переводом продавцу', hint: 'По реквизитам продавца, после оформления' },
  on_delivery: { label: 'При получении', hint: 'Продавцу или курьеру' },
  card: { label: 'Картой или через СБП', hint: 'На защищённой странице платёжного сервиса, сразу после оформления' },
} satisfies Record<PaymentType, { label: string; hint: string }>;

export const cardApartHint =
  'Сразу после оформления — за товары. Доставку посчитает продавец, её вы оплатите отдельно, на странице заказа';

export const onReceiptHint = (methods: readonly ReceiptPaymentMethod[]): string =>
  formatReceiptPaymentMethods(methods).replace(/^./, (first) => first.toUpperCase()) || paymentTexts.on_delivery.hint;
