import type { Order } from 'shared-contracts';
import { orderTexts } from '../../order-texts.ts';

/** Where an order stands, in words; what is picked up is never on its way. */
export const statusLabel = ({ status, deliveryInfo }: Order): string =>
  status === 'delivering' && deliveryInfo.deliveryKind === 'pickup'
    ? orderTexts.readyForPickup
    : orderTexts.statuses[status];
