import type { DeliveryMethod, PaymentType } from 'shared-contracts';

interface Offering {
  methods: readonly Pick<DeliveryMethod, 'onReceipt'>[];
  takesCards: boolean;
  takesTransfers: boolean;
}

/**
 * Ways to pay that a shop offers, the preferred one first (promise 7.32.2): card if the payment profile is complete; transfer if it is not, or if the
 * merchant gave details for transfers; on receipt if one of the delivery methods allows it (decision 3.23).
 */
export const offeredPayments = ({ methods, takesCards, takesTransfers }: Offering): PaymentType[] => [
  ...(takesCards ? (['card'] as const) : []),
  ...(takesTransfers || !takesCards ? (['p2p'] as const) : []),
  ...(methods.some(({ onReceipt }) => onReceipt.length > 0) ? (['on_delivery'] as const) : []),
];
