import { z } from 'zod';
import type { OpenDay } from '../delivery/schedule-days.ts';
import { parseList } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';

export interface OfferedDays {
  hasIntervals: boolean;
  days: OpenDay[];
}

const offeredDay = z.object({ date: z.iso.date(), open: z.boolean(), slots: z.array(z.string()) });

const offeredRead = z.object({ scheduled: z.boolean(), in_slots: z.boolean(), days: z.unknown() });

/**
 * The days and hours that a shop offers for delivery at this moment. Null where the shop has no schedule: it then accepts any day of
 * `getDeliveryDateRange`.
 */
export const listDeliveryDays = operation({
  name: 'listDeliveryDays',
  group: 'orders',
  path: '/user-api/v1/get/delivery-days',
  access: 'merchantName',
  request: z.object({
    delivery_method_id: z.string().max(60).optional(),
    delivery_option_id: z.string().max(60).optional(),
  }),
  response: z.object({ scheduled: z.boolean(), in_slots: z.boolean(), days: z.array(offeredDay) }),
  errors: ['shop_not_found', 'shop_stopped'],
  encode: ({ methodId, optionId }: { merchantName: string; methodId?: string; optionId?: string }) => ({
    ...(methodId ? { delivery_method_id: methodId } : {}),
    ...(optionId ? { delivery_option_id: optionId } : {}),
  }),
  decode: (body): OfferedDays | null => {
    const answer = offeredRead.parse(body);
    return answer.scheduled ? { hasIntervals: answer.in_slots, days: parseList(answer.days, offeredDay) } : null;
  },
});
