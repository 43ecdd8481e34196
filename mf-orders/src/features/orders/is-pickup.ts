import type { Order } from 'shared-contracts';

export const isPickup = ({ deliveryInfo }: Order): boolean => deliveryInfo.deliveryKind === 'pickup';
