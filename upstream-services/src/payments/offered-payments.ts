import type { DeliveryMethod, PaymentType } from 'shared-contracts';

interface Offering {
  methods: readonly Pick<DeliveryMethod, 'onReceipt'>[];
  takesCards: boolean;
  takesTransfers: boolean;
}

/**
 * Ways to pay that a shop offers, the first first (promise 7.32.2): a card where the profile is whole; transfers where it is not, or where the
 * merchant said where to; on receipt where one of the delivery methods takes it (decision 3.23).
 */
export const offeredPayments = ({ methods, takesCards, takesTransfers }: Offering): PaymentType[] => [
  ...(takesCards ? (['card'] as const) : []),
  ...(takesTransfers || !takesCards ? (['p2p'] as const) : []),
  ...(methods.some(({ onReceipt }) => onReceipt.length > 0) ? (['on_delivery'] as const) : []),
];
