import { z } from 'zod';
import { parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id } from '../wire/primitives.ts';
import { orderWire, parseOrder } from './order-entities.ts';

export const maxDeliveries = 300;

const deliveriesWire = z.object({ date: z.string(), orders: z.array(orderWire) });

const readDeliveriesOf = (body: unknown) => {
  const answer = z.looseObject({ orders: z.array(z.unknown()) }).parse(body);
  return { date: parseText(answer.date), orders: answer.orders.map(parseOrder) };
};

export const readDeliveries = operation({
  name: 'readDeliveries',
  readOnly: true,
  group: 'orders',
  path: '/merchant-api/v1/deliveries',
  access: 'merchant',
  request: z.object({ date: z.iso.date().optional() }),
  response: deliveriesWire,
  encode: ({ date }: { date?: string | undefined }) => (date ? { date } : {}),
  decode: readDeliveriesOf,
});

export const arrangeDeliveries = operation({
  name: 'arrangeDeliveries',
  group: 'orders',
  path: '/merchant-api/v1/set-deliveries-order',
  access: 'merchant',
  owned: [{ field: 'order_ids[]', kind: 'order' }],
  request: z.object({ date: z.iso.date(), order_ids: z.array(id).max(maxDeliveries) }),
  response: deliveriesWire,
  errors: ['not_found'],
  encode: ({ date, orderIds }: { date: string; orderIds: readonly string[] }) => ({ date, order_ids: [...orderIds] }),
  decode: readDeliveriesOf,
});
