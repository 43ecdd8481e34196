import type { Order } from 'shared-contracts';

/** Whether the shopper comes for the order, so that it is never on its way. */
export const isPickedUp = ({ deliveryInfo }: Order): boolean => deliveryInfo.deliveryKind === 'pickup';
