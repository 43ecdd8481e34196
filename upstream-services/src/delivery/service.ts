import {
  type createDeliveryConditions,
  type DeliveryMethod,
  type DeliverySchedule,
  formatDeliveryMethod,
  maxDeliveryMethodTextLength,
  readMethods,
  readSchedule,
  toDeliveryMethod,
  type updateDeliveryConditions,
} from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { parseContact } from '../common/parse-contact.ts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { changeShop } from '../db/transaction.ts';
import type { MerchantCall, Origin } from '../http/bind.ts';
import { readShopRow } from '../merchants/index.ts';
import * as repository from './repository.ts';
import { withShopPickupPoint } from './with-shop-pickup-point.ts';

type Conditions = z.output<typeof createDeliveryConditions.request>;
type Change = z.output<typeof updateDeliveryConditions.request>;

/**
 * Methods as they are stored: with their text, which is all that a release from before there were fields reads. A text that says what a stored
 * method says is that method.
 */
function methodsText(inputs: Conditions['deliveryMethod'], stored: readonly DeliveryMethod[]): string {
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

const scheduleText = (schedule: DeliverySchedule | null): string | null => schedule && JSON.stringify(schedule);

const wireOf = (row: repository.ConditionsRow, methods = readMethods(row.methods)) => ({
  id: row.conditions_id,
  merchantId: row.merchant_id,
  showAddress: row.show_address,
  deliveryMethod: methods.map((method) => ({ ...method, description: formatDeliveryMethod(method) })),
  communication: row.communications,
  schedule: readSchedule(row.schedule),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export async function read(context: AppContext, merchantId: string) {
  const row = await repository.readConditions(context.db, merchantId);
  return row ? wireOf(row) : null;
}

export async function readPublic({ db }: AppContext, merchantId: string) {
  const row = await repository.readConditions(db, merchantId);
  if (!row) return null;
  const { location_address } = await readShopRow(db, merchantId);
  return wireOf(row, withShopPickupPoint(readMethods(row.methods), location_address));
}

async function readSaved(context: AppContext, merchantId: string) {
  const row = await repository.readConditions(context.db, merchantId);
  if (!row) throw new Refusal('not_found');
  return wireOf(row);
}

const communicationsText = (communication: Conditions['communication']): string =>
  JSON.stringify(
    communication.map(({ type, title }, at) => ({
      type,
      title: parseContact(type, title, `communication[${at}].title`),
    })),
  );

const lineOf = (merchantId: string, from: Origin) =>
  ({ merchantId, actor: 'merchant', actorId: merchantId, kind: 'delivery_changed', from }) as const;

export async function create({ context, caller: { merchantId }, from }: MerchantCall, input: Conditions) {
  const now = context.now();
  await changeShop(context, merchantId, async (trx) => {
    const isNew = await repository.insertConditions(trx, {
      merchant_id: merchantId,
      conditions_id: newId(),
      show_address: input.showAddress,
      methods: methodsText(input.deliveryMethod, []),
      communications: communicationsText(input.communication),
      schedule: scheduleText(input.schedule ?? null),
      created_at: now,
      updated_at: now,
    });
    if (!isNew) throw new Refusal('already_exists');
    await audit(trx, lineOf(merchantId, from));
  });
  return readSaved(context, merchantId);
}

export async function update({ context, caller: { merchantId }, from }: MerchantCall, change: Change) {
  const { showAddress, deliveryMethod, communication, schedule } = change;
  await changeShop(context, merchantId, async (trx) => {
    const stored = await repository.readConditions(trx, merchantId);
    const isThere = await repository.updateConditionsRow(trx, merchantId, {
      ...(showAddress === undefined ? {} : { show_address: showAddress }),
      ...(deliveryMethod === undefined ? {} : { methods: methodsText(deliveryMethod, readMethods(stored?.methods)) }),
      ...(communication === undefined ? {} : { communications: communicationsText(communication) }),
      ...(schedule === undefined ? {} : { schedule: scheduleText(schedule) }),
      updated_at: context.now(),
    });
    if (!isThere) throw new Refusal('not_found');
    await audit(trx, lineOf(merchantId, from));
  });
  return readSaved(context, merchantId);
}
