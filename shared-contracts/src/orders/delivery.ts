import { z } from 'zod';
import { contactAddress } from '../merchants/contact-address.ts';
import { type ContactType, contactTypes } from '../wire/enums.ts';
import { readEnum, readList, readText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';

/** Delivery conditions (promise 3.11.1). */
export interface DeliveryConditions {
  id: string;
  merchantId: string;
  /** Whether the checkout asks for an address. */
  showAddress: boolean;
  deliveryMethods: { description: string }[];
  communications: { type: ContactType; value: string }[];
  createdAt: string;
  updatedAt: string;
}

const deliveryMethod = z.object({ description: z.string().trim().min(1).max(500) });
const communicationWire = z.object({ title: z.string(), type: z.enum(contactTypes) });
const communication = z
  .object({ title: z.string().trim().min(1).max(300), type: z.enum(contactTypes) })
  .refine(({ type, title }) => contactAddress(type, title) !== null, {
    path: ['title'],
    message: 'a contact of its type',
  });

const conditionsWire = z.object({
  id: z.string(),
  merchantId: z.string(),
  showAddress: z.boolean(),
  deliveryMethod: z.array(deliveryMethod),
  communication: z.array(communicationWire),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const communicationRead = z.object({
  title: z.string(),
  type: z
    .unknown()
    .optional()
    .transform((type) => readEnum(contactTypes, type)),
});

/** Reads conditions, or null where the shop has set none. */
const conditionsRead = z.looseObject({ id: z.string().min(1) });
const methodRead = z.object({ description: z.string() });

function readConditions(body: unknown): DeliveryConditions | null {
  if (body === null) return null;
  const answer = conditionsRead.parse(body);
  return {
    id: answer.id,
    merchantId: readText(answer.merchantId),
    showAddress: answer.showAddress === true,
    deliveryMethods: readList(answer.deliveryMethod, methodRead),
    communications: readList(answer.communication, communicationRead).map(({ title, type }) => ({
      type,
      value: title,
    })),
    createdAt: readText(answer.createdAt),
    updatedAt: readText(answer.updatedAt),
  };
}

const conditionsBody = z.object({
  showAddress: z.boolean(),
  deliveryMethod: z.array(deliveryMethod).max(20),
  communication: z.array(communication).max(20),
});

/** Delivery conditions as a form holds them. */
export type DeliveryConditionsDraft = Pick<DeliveryConditions, 'showAddress' | 'deliveryMethods' | 'communications'>;

const toWire = (draft: DeliveryConditionsDraft): z.input<typeof conditionsBody> => ({
  showAddress: draft.showAddress,
  deliveryMethod: draft.deliveryMethods,
  communication: draft.communications.map(({ type, value }) => ({ title: value, type })),
});

const saved = (body: unknown): DeliveryConditions => {
  const conditions = readConditions(body);
  if (!conditions) throw new Error('no delivery conditions');
  return conditions;
};

/** Sets delivery conditions for the first time (promise 7.34.1); a 409 where they exist. */
export const createDeliveryConditions = operation({
  name: 'createDeliveryConditions',
  summary: 'Set delivery conditions for the first time',
  group: 'merchant-settings',
  path: '/delivery-conditions',
  access: 'merchant',
  request: conditionsBody,
  response: conditionsWire,
  errors: ['already_exists'],
  encode: toWire,
  decode: saved,
});

/** The merchant's delivery conditions; null until set (promise 7.35.1). */
export const readDeliveryConditions = operation({
  name: 'readDeliveryConditions',
  summary: "The merchant's delivery conditions",
  method: 'GET',
  group: 'merchant-settings',
  path: '/delivery-conditions',
  access: 'merchant',
  request: z.object({}),
  response: conditionsWire.nullable(),
  decode: readConditions,
});

/** Changes delivery conditions; fields left out stay (promise 7.35.1). */
export const updateDeliveryConditions = operation({
  name: 'updateDeliveryConditions',
  summary: 'Change delivery conditions',
  method: 'PUT',
  group: 'merchant-settings',
  path: '/delivery-conditions',
  access: 'merchant',
  request: conditionsBody.partial(),
  response: conditionsWire,
  errors: ['not_found'],
  encode: (draft: DeliveryConditionsDraft) => toWire(draft),
  decode: saved,
});

/** A shop's delivery conditions for the public (promise 7.36.1); null until set. */
export const readDeliveryInfo = operation({
  name: 'readDeliveryInfo',
  summary: "A shop's delivery conditions",
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
