import { notifyFollowers, notifyMerchant } from './bot/index.ts';
import { tellBuyer, tellWaiting } from './letters/index.ts';
import { tellMerchantByMail } from './merchant-letters/index.ts';
import type { Subscriber } from './outbox/index.ts';
import { tellBuyersBrowsers, tellDevices } from './push/index.ts';
import { tellWebhooks } from './webhooks/index.ts';

export const subscribers: readonly Subscriber[] = [
  notifyMerchant,
  tellDevices,
  tellMerchantByMail,
  tellBuyer,
  tellWaiting,
  tellBuyersBrowsers,
  notifyFollowers,
  tellWebhooks,
];
