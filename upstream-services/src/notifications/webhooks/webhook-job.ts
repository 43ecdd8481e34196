import type { WebhookDeliveryAttempt } from 'shared-contracts';
import { z } from 'zod';
import { unseal } from '../../common/seal.ts';
import type { AppContext } from '../../context.ts';
import { defineJob, unlessSlow } from '../../jobs/index.ts';
import { AddressRefused, requestPublic } from '../../outgoing/index.ts';
import { findDelivery, noteAttempt } from './repository.ts';
import { signedHeaders } from './sign.ts';

const timeout = 15_000;

const gone = 410;

async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  allowed: readonly string[],
  stop: AbortSignal,
) {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeout)]);
  try {
    const answer = await requestPublic(new URL(url), { method: 'POST', headers, body, signal, allowed });
    // The body of the answer is of no use, and may be long.
    answer.destroy();
    const status = answer.statusCode ?? 0;
    return { status, problem: status >= 200 && status < 300 ? '' : 'status' };
  } catch (error) {
    if (error instanceof AddressRefused) return { status: null, problem: 'address' };
    return { status: null, problem: signal.aborted ? 'timeout' : 'connection' };
  }
}

/**
 * Sends one message. A receiver that is down or slow delays only its own merchant's messages. Retries go on for some two days; the receiver
 * recognizes a repeated message by its id.
 */
export const webhookJob = defineJob({
  name: 'webhook',
  data: z.object({ merchant_id: z.uuid(), delivery_id: z.uuid(), resends: z.int().optional() }),
  retry: { limit: 14, delay: 10, most: 21_600 },
  timeLimit: 60,
  atOnce: 24,
  ofOneOwner: 2,
  async handle(context: AppContext, { merchant_id, delivery_id, resends = 0 }, { signal, isLast }) {
    const { db, config, now } = context;
    const delivery = await findDelivery(db, merchant_id, delivery_id);
    if (delivery?.state !== 'waiting' || delivery.resends !== resends) return;
    const open = (sealed: Buffer) => unseal(config.secretKey, merchant_id, sealed);
    const body = open(delivery.sealed_body);
    const at = now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'b2b-webhooks/1',
      ...signedHeaders(open(delivery.sealed_secret), delivery_id, at, body),
    };
    const answered = await unlessSlow(context, `${merchant_id} ${delivery.url}`, isLast, () =>
      post(delivery.url, headers, body, config.webhookHosts, signal),
    );
    const attempt: WebhookDeliveryAttempt = { at: at.toISOString(), ...answered };
    const isTaken = answered.problem === '';
    const isOver = isLast || answered.status === gone;
    await noteAttempt(db, merchant_id, delivery_id, attempt, isTaken ? 'delivered' : isOver ? 'failed' : 'waiting');
    if (!isTaken && !isOver)
      throw new Error(`a webhook was not taken: ${answered.problem} ${answered.status ?? ''}`.trim());
  },
});
