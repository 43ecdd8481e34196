import { maxWebhooks, parseJson } from 'shared-contracts';
import { z } from 'zod';
import { audit } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { invalidField, Refusal } from '../../common/refusal.ts';
import { seal, unseal } from '../../common/seal.ts';
import type { AppContext } from '../../context.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { inTransaction, lockShop, type Trx } from '../../db/transaction.ts';
import type { MerchantCall } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { AddressRefused, checkAddress } from '../../outgoing/index.ts';
import { webhookJob } from './deliver.ts';
import { writeDelivery } from './events.ts';
import * as repository from './repository.ts';
import { newWebhookSecret } from './sign.ts';

const wireOf = ({ webhook_id, url, created_at }: repository.WebhookRow) => ({
  webhook_id,
  url,
  created_at: created_at.toISOString(),
});

export const list = async ({ db }: AppContext, merchantId: string) => ({
  webhooks: (await repository.listRows(db, merchantId)).map(wireOf),
});

const audited = (trx: Trx, { caller: { merchantId }, from }: MerchantCall, kind: string, webhookId: string) =>
  audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, kind, subjectId: webhookId, from });

function checkUrl({ config }: AppContext, url: string): void {
  try {
    const isAllowed = checkAddress(new URL(url), config.webhookHosts);
    if (!isAllowed && !url.startsWith('https:')) throw new AddressRefused('not https');
  } catch (error) {
    if (error instanceof AddressRefused) throw invalidField('url', error.message, 'invalid_format');
    throw error;
  }
}

export async function add(call: MerchantCall, address: string) {
  const { context, caller } = call;
  const { merchantId } = caller;
  const url = new URL(address).href;
  checkUrl(context, url);
  const secret = newWebhookSecret();
  const sealed_secret = seal(context.config.secretKey, merchantId, secret);
  const row = { webhook_id: newId(), url, sealed_secret, created_at: context.now() };
  try {
    await inTransaction(context, async (trx) => {
      await lockShop(trx, merchantId);
      if ((await repository.listRows(trx, merchantId)).length >= maxWebhooks) throw new Refusal('conflict');
      await repository.insertRow(trx, merchantId, row);
      await audited(trx, call, 'webhook_added', row.webhook_id);
    });
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'webhooks_url' ? new Refusal('already_exists') : error;
  }
  return { webhook: wireOf(row), secret };
}

export async function remove(call: MerchantCall, webhookId: string) {
  await inTransaction(call.context, async (trx) => {
    if (!(await repository.deleteRow(trx, call.caller.merchantId, webhookId))) throw new Refusal('not_found');
    await audited(trx, call, 'webhook_removed', webhookId);
  });
  return {};
}

export async function ping({ context, caller: { merchantId } }: MerchantCall, webhookId: string) {
  await enforceRateLimit(context, ['webhooksByHand', merchantId]);
  await inTransaction(context, async (trx) => {
    const webhook = await repository.findRow(trx, merchantId, webhookId);
    if (!webhook) throw new Refusal('not_found');
    await writeDelivery(context, trx, merchantId, webhook, { event: 'ping', at: context.now(), data: {} });
  });
  return {};
}

const told = z.object({ data: z.object({ order: z.object({ order_number: z.string() }) }) });
/** Number of the order that a message tells of; null where it tells of none, or was sealed with an earlier key. */
function orderIn(read: () => string): string | null {
  try {
    return told.safeParse(parseJson(read())).data?.data.order.order_number ?? null;
  } catch {
    return null;
  }
}

export async function deliveries(
  { db, config }: AppContext,
  merchantId: string,
  webhookId: string,
  page: number,
  size: number,
) {
  if (!(await repository.findRow(db, merchantId, webhookId))) throw new Refusal('not_found');
  const { rows, count } = await repository.listDeliveryRows(db, merchantId, webhookId, page, size);
  return {
    deliveries: rows.map(({ created_at, sealed_body, ...row }) => ({
      ...row,
      order_number: orderIn(() => unseal(config.secretKey, merchantId, sealed_body)),
      created_at: created_at.toISOString(),
    })),
    total_count: count,
  };
}

export async function resend({ context, caller: { merchantId } }: MerchantCall, deliveryId: string) {
  await enforceRateLimit(context, ['webhooksByHand', merchantId]);
  await inTransaction(context, async (trx) => {
    if (!(await repository.setWaiting(trx, merchantId, deliveryId))) throw new Refusal('not_found');
    const data = { merchant_id: merchantId, delivery_id: deliveryId };
    await context.jobs.send(trx, webhookJob, data, { owner: merchantId });
  });
  return {};
}
