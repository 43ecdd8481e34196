import type { PaymentType } from 'shared-contracts';

export const paymentTexts = {
  p2p: { label: 'Переводом продавцу', hint: 'По реквизитам продавца, после оформления' },
  card: { label: 'Банковской картой', hint: 'На защищённой странице платёжного сервиса' },
} satisfies Record<PaymentType, { label: string; hint: string }>;
