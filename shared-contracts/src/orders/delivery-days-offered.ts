import { z } from 'zod';
import { readList } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import type { OpenDay } from './schedule-days.ts';

/** The days and hours that a shopper can choose from now. */
export interface OfferedDays {
  /** The shop brings orders in slots: one of them has to be chosen, with its day. */
  inSlots: boolean;
  days: OpenDay[];
}

const offeredDay = z.object({
  date: z.iso.date(),
  /** It can be had on this day without any hours. */
  open: z.boolean(),
  /** The hours that can be had, as in '10:00–12:00'. */
  slots: z.array(z.string()),
});

const offeredRead = z.object({ scheduled: z.boolean(), in_slots: z.boolean(), days: z.unknown() });

/**
 * The days and hours that can be had in a shop at this moment, for the public; null where the shop has no schedule: then any day of
 * `deliveryDaysAt` is taken.
 */
export const listDeliveryDays = operation({
  name: 'listDeliveryDays',
  group: 'orders',
  path: '/user-api/v1/get/delivery-days',
  access: 'merchantName',
  request: z.object({
    /** Of the shop's methods, and of the zones of that one: where they take longer than others. */
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
    return answer.scheduled ? { inSlots: answer.in_slots, days: readList(answer.days, offeredDay) } : null;
  },
});
