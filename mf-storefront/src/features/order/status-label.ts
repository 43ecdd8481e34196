import type { Order } from 'shared-contracts';
import { orderTexts } from '../../order-texts.ts';

export const statusLabel = ({ status, deliveryInfo }: Order): string =>
  status === 'delivering' && deliveryInfo.deliveryKind === 'pickup'
    ? orderTexts.readyForPickup
    : orderTexts.statuses[status];
