import { z } from 'zod';
import { sliceSurrogateSafe } from '../text/slice-surrogate-safe.ts';
import { type ContactType, contactTypes } from '../wire/enums.ts';
import { parseEnum, parseList, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { typedText } from '../wire/primitives.ts';
import { deliveryMethodInput, deliveryMethodWire, parseMethods } from './delivery-method-fields.ts';
import { type DeliveryMethod, formatDeliveryMethod, maxMethods } from './delivery-methods.ts';
import type { DeliverySchedule } from './schedule.ts';
import { parseSchedule, scheduleInput } from './schedule-fields.ts';

export interface DeliveryConditions {
  id: string;
  merchantId: string;
  showAddress: boolean;
  deliveryMethods: DeliveryMethod[];
  communications: { type: ContactType; value: string }[];
  schedule: DeliverySchedule | null;
  createdAt: string;
  updatedAt: string;
}

const communicationWire = z.object({ title: z.string(), type: z.enum(contactTypes) });
const communication = z.object({ title: typedText().min(1).max(300), type: z.enum(contactTypes) });

const conditionsWire = z.object({
  id: z.string(),
  merchantId: z.string(),
  showAddress: z.boolean(),
  deliveryMethod: z.array(deliveryMethodWire),
  communication: z.array(communicationWire),
  schedule: scheduleInput.nullable().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const communicationRead = z.object({
  title: z.string(),
  type: z
    .unknown()
    .optional()
    .transform((type) => parseEnum(contactTypes, type)),
});

const conditionsRead = z.looseObject({ id: z.string().min(1) });

function readConditions(body: unknown): DeliveryConditions | null {
  if (body === null) return null;
  const answer = conditionsRead.parse(body);
  return {
    id: answer.id,
    merchantId: parseText(answer.merchantId),
    showAddress: answer.showAddress === true,
    deliveryMethods: parseMethods(answer.deliveryMethod),
    communications: parseList(answer.communication, communicationRead).map(({ title, type }) => ({
      type,
      value: title,
    })),
    schedule: parseSchedule(answer.schedule),
    createdAt: parseText(answer.createdAt),
    updatedAt: parseText(answer.updatedAt),
  };
}

const isEachOnce = (ids: string[]): boolean => new Set(ids).size === ids.length;

const conditionsBody = z.object({
  showAddress: z.boolean(),
  deliveryMethod: z
    .array(deliveryMethodInput)
    .max(maxMethods)
    // A shopper's choice names a method by its id.
    .refine((methods) => isEachOnce(methods.flatMap(({ id }) => id ?? [])), 'each id once'),
  communication: z.array(communication).max(20),
  schedule: scheduleInput.nullable().optional(),
});

export interface DeliveryConditionsDraft extends Pick<DeliveryConditions, 'showAddress' | 'communications'> {
  deliveryMethods: (Omit<DeliveryMethod, 'id'> & { id?: string | undefined })[];
  schedule?: DeliverySchedule | null;
}

const toWire = (draft: DeliveryConditionsDraft): z.input<typeof conditionsBody> => ({
  showAddress: draft.showAddress,
  // The text accompanies the fields for servers that do not know the fields yet.
  deliveryMethod: draft.deliveryMethods.map((method) => ({
    ...method,
    description: sliceSurrogateSafe(formatDeliveryMethod(method), 0, 500),
  })),
  communication: draft.communications.map(({ type, value }) => ({ title: value, type })),
  ...(draft.schedule === undefined ? {} : { schedule: draft.schedule }),
});

const saved = (body: unknown): DeliveryConditions => {
  const conditions = readConditions(body);
  if (!conditions) throw new Error('no delivery conditions');
  return conditions;
};

export const createDeliveryConditions = operation({
  name: 'createDeliveryConditions',
  group: 'merchant-settings',
  path: '/delivery-conditions',
  access: 'merchant',
  request: conditionsBody,
  response: conditionsWire,
  errors: ['already_exists'],
  encode: toWire,
  decode: saved,
});

export const readDeliveryConditions = operation({
  name: 'readDeliveryConditions',
  method: 'GET',
  group: 'merchant-settings',
  path: '/delivery-conditions',
  access: 'merchant',
  request: z.object({}),
  response: conditionsWire.nullable(),
  decode: readConditions,
});

export const updateDeliveryConditions = operation({
  name: 'updateDeliveryConditions',
  method: 'PUT',
  group: 'merchant-settings',
  path: '/delivery-conditions',
  access: 'merchant',
  request: conditionsBody.partial(),
  response: conditionsWire,
  errors: ['not_found'],
  encode: (draft: DeliveryConditionsDraft | Pick<DeliveryConditions, 'schedule'>) =>
    'deliveryMethods' in draft ? toWire(draft) : { schedule: draft.schedule },
  decode: saved,
});

export const readDeliveryInfo = operation({
  name: 'readDeliveryInfo',
  method: 'GET',
  group: 'merchant-settings',
  path: '/delivery-info',
  access: 'merchantName',
  request: z.object({}),
  response: conditionsWire.nullable(),
  errors: ['shop_not_found', 'shop_stopped'],
  encode: (_: { merchantName: string }) => ({}),
  decode: readConditions,
});
