import { z } from 'zod';
import { parseEnum, parseList, parseNumber, parseObject, parseText } from '../wire/lenient.ts';
import { roundToKopecks } from '../wire/money.ts';
import { operation } from '../wire/operation.ts';
import { type ShopZone, shopZones } from '../wire/shop-zones.ts';

/** What was ordered on one day of the shop's calendar; sums in roubles, delivery included, canceled orders left out. */
interface OrderDay {
  date: string;
  count: number;
  sum: number;
  paid: number;
}

export interface OrderSums {
  zone: ShopZone;
  days: OrderDay[];
}

const day = z.object({ date: z.string(), count: z.int(), sum: z.number(), paid: z.number() });

function readDay(value: unknown): OrderDay {
  const wire = parseObject(value);
  return {
    date: parseText(wire.date),
    count: parseNumber(wire.count) ?? 0,
    sum: parseNumber(wire.sum) ?? 0,
    paid: parseNumber(wire.paid) ?? 0,
  };
}

export const readOrderSums = operation({
  name: 'readOrderSums',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/order-sums',
  access: 'merchant',
  request: z.object({ days: z.int().min(1).max(92).default(30) }),
  response: z.object({ zone: z.string(), days: z.array(day) }),
  encode: ({ days }: { days?: number }) => ({ days }),
  decode: (body): OrderSums => {
    const answer = z.looseObject({ days: z.array(z.unknown()) }).parse(body);
    return { zone: parseEnum(shopZones, answer.zone), days: parseList(answer.days, z.unknown()).map(readDay) };
  },
});

export const sumOfDays = ({ days }: OrderSums, last: number): Omit<OrderDay, 'date'> =>
  days
    .slice(-last)
    .reduce(
      (all, { count, sum, paid }) => ({
        count: all.count + count,
        sum: roundToKopecks(all.sum + sum),
        paid: roundToKopecks(all.paid + paid),
      }),
      { count: 0, sum: 0, paid: 0 },
    );
