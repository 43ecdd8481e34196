import type { DeliveryInfo } from 'shared-contracts';
import { deliveryTexts as words } from './order-texts.ts';

export const giftText = ({ doNotCall, anonymous }: Pick<DeliveryInfo, 'doNotCall' | 'anonymous'>): string =>
  [doNotCall && words.doNotCall, anonymous && words.anonymous].filter(Boolean).join('. ');
