import type { Order } from 'shared-contracts';

export const isPickedUp = ({ deliveryInfo }: Order): boolean => deliveryInfo.deliveryKind === 'pickup';
