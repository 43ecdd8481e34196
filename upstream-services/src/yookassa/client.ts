import { createConcurrencyLimit, readBody } from 'shared-node';
import type { z } from 'zod';
import {
  type ProviderAccount,
  type ProviderPayment,
  type ProviderRefund,
  providerAccountSchema,
  providerErrorSchema,
  providerPaymentSchema,
  providerRefundSchema,
} from './answers.ts';
import { ProviderFailure } from './failure.ts';

export interface Account {
  shopId: string;
  secret: string;
}

interface Asking {
  account: Account;
  signal?: AbortSignal | undefined;
}

/** A call that changes something: the provider executes calls with one key once, within 24 h. */
interface Changing extends Asking {
  key: string;
}

/** YooKassa's API v3, as far as it is used. Every call throws {@link ProviderFailure} and nothing else. */
export interface Yookassa {
  createPayment(asking: Changing, payment: object): Promise<ProviderPayment>;
  readPayment(asking: Asking, id: string): Promise<ProviderPayment>;
  capture(asking: Changing, id: string, capture: object): Promise<ProviderPayment>;
  cancel(asking: Changing, id: string): Promise<ProviderPayment>;
  refund(asking: Changing, refund: object): Promise<ProviderRefund>;
  readRefund(asking: Asking, id: string): Promise<ProviderRefund>;
  readAccount(asking: Asking): Promise<ProviderAccount>;
}

const timeout = 10_000;
/**
 * Calls of one process that may wait for an answer: more would only fill the memory while the provider is silent. One shop, whose jobs make 16 at
 * once, leaves room for others.
 */
const calls = { atOnce: 64, ofOne: 16, waiting: 0 };
const maxAnswerBytes = 256 * 1024;

const kinds: Partial<Record<number, ProviderFailure['kind']>> = {
  401: 'credentials',
  403: 'credentials',
  404: 'missing',
};

const kindOf = (status: number): ProviderFailure['kind'] =>
  kinds[status] ?? (status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unknown');

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function judge<Schema extends z.ZodType>(status: number, text: string, schema: Schema): z.output<Schema> {
  const answer = jsonIn(text);
  if (status !== 200) {
    const { code = '', parameter = '' } = providerErrorSchema.safeParse(answer).data ?? {};
    throw new ProviderFailure(kindOf(status), [status, code, parameter].filter(Boolean).join(' '));
  }
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  // Only the path of the invalid field: its value may be anything.
  throw new ProviderFailure('unknown', `unreadable: ${parsed.error.issues[0]?.path.join('.')}`);
}

export function createYookassa(baseUrl: string): Yookassa {
  const acquireSlot = createConcurrencyLimit(calls);

  async function call<Schema extends z.ZodType>(
    { account, signal, key }: Asking & { key?: string },
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<z.output<Schema>> {
    const release = await acquireSlot(account.shopId);
    if (!release) throw new ProviderFailure('unknown', 'too many calls wait already');
    const limits = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        method: key === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${account.shopId}:${account.secret}`).toString('base64')}`,
          ...(key === undefined ? {} : { 'idempotence-key': key, 'content-type': 'application/json' }),
        },
        redirect: 'error',
        signal: AbortSignal.any(limits),
        ...(key === undefined ? {} : { body: JSON.stringify(body ?? {}) }),
      });
      const answer = await readBody(response.body, maxAnswerBytes);
      return judge(response.status, answer.toString('utf8'), schema);
    } catch (error) {
      if (error instanceof ProviderFailure) throw error;
      const { name, cause } = error as Error & { cause?: { code?: string } };
      throw new ProviderFailure('unknown', cause?.code ?? name);
    } finally {
      release();
    }
  }

  // Drops the idempotency key of callers that also change things: reading calls send none.
  const read = ({ account, signal }: Asking): Asking => ({ account, signal });
  const payment = (id: string): string => `payments/${encodeURIComponent(id)}`;
  return {
    createPayment: (asking, body) => call(asking, 'payments', providerPaymentSchema, body),
    readPayment: (asking, id) => call(read(asking), payment(id), providerPaymentSchema),
    capture: (asking, id, body) => call(asking, `${payment(id)}/capture`, providerPaymentSchema, body),
    cancel: (asking, id) => call(asking, `${payment(id)}/cancel`, providerPaymentSchema),
    refund: (asking, body) => call(asking, 'refunds', providerRefundSchema, body),
    readRefund: (asking, id) => call(read(asking), `refunds/${encodeURIComponent(id)}`, providerRefundSchema),
    readAccount: (asking) => call(read(asking), 'me', providerAccountSchema),
  };
}
