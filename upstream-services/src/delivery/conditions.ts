import {
  type createDeliveryConditions,
  type DeliveryMethod,
  formatDeliveryMethod,
  maxDeliveryMethodTextLength,
  parseMethods,
  parseSchedule,
  toDeliveryMethod,
} from 'shared-contracts';
import type { z } from 'zod';
import { newId } from '../common/ids.ts';
import { parseContact } from '../common/parse-contact.ts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { type ConditionsRow, readConditions } from './repository.ts';

type Conditions = z.output<typeof createDeliveryConditions.request>;

/**
 * Delivery methods as they are stored, each with its text: releases from before methods had fields read only that. An input text that equals the text
 * of a stored method means that method.
 */
export function methodsText(inputs: Conditions['deliveryMethod'], stored: readonly DeliveryMethod[]): string {
  const sameAs = (text?: string) => stored.find((method) => formatDeliveryMethod(method) === text);
  const methodOf = (input: (typeof inputs)[number], index: number) => {
    const { name, description = '' } = input;
    const same = name === undefined && sameAs(description);
    if (same) return same;
    if (name === undefined && description.length > maxDeliveryMethodTextLength) {
      throw invalidField(`deliveryMethod[${index}].description`, 'too long for a new text', 'too_big');
    }
    return toDeliveryMethod(input, newId());
  };
  return JSON.stringify(
    inputs.map(methodOf).map((method) => ({ ...method, description: formatDeliveryMethod(method) })),
  );
}

export const communicationsText = (communication: Conditions['communication']): string =>
  JSON.stringify(
    communication.map(({ type, title }, at) => ({
      type,
      title: parseContact(type, title, `communication[${at}].title`),
    })),
  );

export const conditionsWireOf = (row: ConditionsRow, methods = parseMethods(row.methods)) => ({
  id: row.conditions_id,
  merchantId: row.merchant_id,
  showAddress: row.show_address,
  deliveryMethod: methods.map((method) => ({ ...method, description: formatDeliveryMethod(method) })),
  communication: row.communications,
  schedule: parseSchedule(row.schedule),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export async function readSavedConditions({ db }: AppContext, merchantId: string) {
  const row = await readConditions(db, merchantId);
  if (!row) throw new Refusal('not_found');
  return conditionsWireOf(row);
}
