import { type DeliverySchedule, listDeliveryDays, type OpenDay, readDeliveryInfo, shopDayOf } from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import type { z } from 'zod';
import { networkThatSells } from './checkout.ts';
import { conditions } from './shop.ts';

export const dayAhead = (days: number): string => shopDayOf(new Date(Date.now() + days * 86_400_000), 'Europe/Moscow');

type DeliveryMethods = NonNullable<z.input<typeof readDeliveryInfo.response>>['deliveryMethod'];

const schedule: DeliverySchedule = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots: [] };

export const scheduled = {
  ...conditions,
  deliveryMethod: wireMethodsOf('Курьером — 300 ₽', 'Самовывоз — ул. Лажечникова, 9', 'Почтой России — 350 ₽'),
  schedule,
};

const zone = { price: null, freeFrom: null, leastOrder: null, leadHours: null };
const method = { price: null, freeFrom: null, when: '', onReceipt: [], description: '' };

export const zonedMethods: DeliveryMethods = [
  {
    ...method,
    id: 'courier',
    kind: 'courier',
    name: 'Курьером',
    zones: [
      { ...zone, id: 'centre', name: 'Центр', price: 300, freeFrom: 20_000 },
      { ...zone, id: 'far', name: 'Область', leastOrder: 15_000, leadHours: 24 },
    ],
  },
  {
    ...method,
    id: 'pickup',
    kind: 'pickup',
    name: 'Самовывоз',
    price: 0,
    points: [
      { id: 'mira', address: 'ул. Мира, 5', hours: 'с 9 до 19', note: '' },
      { id: 'lenina', address: 'ул. Ленина, 1', hours: '', note: '' },
    ],
  },
];

export function networkWithIntervals(...days: OpenDay[]) {
  const network = networkThatSells({ conditions: scheduled });
  const offer = (...now: OpenDay[]) => network.on(listDeliveryDays, { scheduled: true, in_slots: true, days: now });
  offer(...days);
  return Object.assign(network, {
    offer,
    sellBy: (deliveryMethod: DeliveryMethods) => network.on(readDeliveryInfo, { ...scheduled, deliveryMethod }),
  });
}

export const dayOf = (ahead: number, slots: string[], open = true): OpenDay => ({ date: dayAhead(ahead), open, slots });
