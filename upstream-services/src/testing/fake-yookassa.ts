import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Amount {
  value: string;
  currency: string;
}

interface FakePayment {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  paid: boolean;
  amount: Amount;
  refunded_amount: Amount;
  recipient: { account_id: string; gateway_id: string };
  confirmation: { type: string; return_url: string; confirmation_url: string };
  created_at: string;
  expires_at?: string;
  captured_at?: string;
  cancellation_details?: { party: string; reason: string };
  metadata: Record<string, string>;
  description: string;
  receipt?: object;
  refundable: boolean;
  test: boolean;
  capture: boolean;
}

type Fault = 'hang' | 'done, then 500' | '500' | '429' | '400' | 'done, then cut';

interface Seen {
  call: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

export interface FakeYookassa {
  url: string;
  seen: Seen[];
  payments: Map<string, FakePayment>;
  fail(call: string, ...faults: Fault[]): void;
  hooks: { onCall(step: 'before' | 'after', call: string): Promise<void> | void; tell(answer: object): object };
  only(): FakePayment;
  pay(payment?: FakePayment): FakePayment;
  refuse(payment?: FakePayment, reason?: string): FakePayment;
  notification(payment?: FakePayment): object;
  stop(): Promise<void>;
}

export const fakeAccount = { shopId: '506751', secret: 'test_Fvn2_8sKdCeb0HQ5pB1kz4M7' };

const sum = (kopecks: number): Amount => ({ value: (kopecks / 100).toFixed(2), currency: 'RUB' });
const kopecks = ({ value }: Amount): number => Math.round(Number(value) * 100);

const problem = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ type: 'error', id: randomUUID(), code, description: `sent ${code}` }));
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
}

export const noHooks: FakeYookassa['hooks'] = { onCall: () => {}, tell: (answer) => answer };

export async function startFakeYookassa(accounts: { shopId: string; secret: string }[] = [fakeAccount]) {
  const known = new Map(
    accounts.map(({ shopId, secret }) => [`Basic ${Buffer.from(`${shopId}:${secret}`).toString('base64')}`, shopId]),
  );
  const answers = new Map<string, { of: string; answer: object }>();
  const faults = new Map<string, Fault[]>();
  const refunds = new Map<string, object & { payment_id: string }>();
  const fake = { seen: [], payments: new Map(), hooks: { ...noHooks } } as unknown as FakeYookassa;

  const create = (shop: string, body: Record<string, unknown>): FakePayment => {
    const id = randomUUID();
    const { amount, capture, confirmation, metadata, description, receipt } = body as unknown as FakePayment;
    const payment: FakePayment = {
      id,
      status: 'pending',
      paid: false,
      amount,
      refunded_amount: sum(0),
      recipient: { account_id: shop, gateway_id: '1' },
      confirmation: { ...confirmation, confirmation_url: `https://yookassa.test/pay/${id}` },
      created_at: new Date().toISOString(),
      metadata,
      description,
      ...(receipt ? { receipt } : {}),
      refundable: false,
      test: true,
      capture,
    };
    fake.payments.set(id, payment);
    return payment;
  };

  const capture = (payment: FakePayment) => {
    Object.assign(payment, { status: 'succeeded', captured_at: new Date().toISOString(), refundable: true });
    return payment;
  };

  const refund = (body: Record<string, unknown>) => {
    const payment = fake.payments.get(body.payment_id as string);
    const amount = body.amount as Amount;
    if (payment?.status !== 'succeeded') return null;
    const back = kopecks(payment.refunded_amount) + kopecks(amount);
    if (back > kopecks(payment.amount)) return null;
    payment.refunded_amount = sum(back);
    const made = { id: randomUUID(), payment_id: payment.id, status: 'succeeded', amount };
    refunds.set(made.id, made);
    return made;
  };

  function act(shop: string, method: string, path: string, body: Record<string, unknown>): object | null {
    if (path === '/me')
      return {
        account_id: shop,
        test: true,
        status: 'enabled',
        payment_methods: ['bank_card', 'sbp'],
        fiscalization_enabled: false,
      };
    if (path === '/payments' && method === 'POST') return create(shop, body);
    if (path === '/refunds' && method === 'POST') return refund(body);
    const [, kind, id = '', action] = path.split('/');
    if (kind === 'refunds') return refunds.get(id) ?? null;
    const payment = fake.payments.get(id);
    if (!payment || payment.recipient.account_id !== shop) return null;
    if (method === 'GET') return payment;
    if (payment.status !== 'waiting_for_capture') return null;
    if (action === 'capture') return capture(payment);
    payment.cancellation_details = { party: 'merchant', reason: 'canceled_by_merchant' };
    return Object.assign(payment, { status: 'canceled' });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { method = 'GET', headers } = request;
    const path = (request.url ?? '').replace(/^\/v3/, '');
    const call = `${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':id')}`;
    const key = headers['idempotence-key'] as string | undefined;
    fake.seen.push({ call, key, body });
    const shop = known.get(headers.authorization ?? '');
    const fault = faults.get(call)?.shift();
    if (fault === 'hang') return;
    if (fault === '500') return problem(response, 500, 'internal_server_error');
    if (fault === '429') return problem(response, 429, 'too_many_requests');
    if (!shop) return problem(response, 401, 'invalid_credentials');
    if (method !== 'GET' && (!key || key.length > 64)) return problem(response, 400, 'invalid_request');
    if (fault === '400') return problem(response, 400, 'invalid_request');
    await fake.hooks.onCall('before', call);
    const remembered = key === undefined ? undefined : answers.get(`${shop} ${key}`);
    const asked = JSON.stringify([call, body]);
    // One key for two requests is a mistake of the caller.
    if (remembered && remembered.of !== asked) return problem(response, 400, 'invalid_request');
    const done = remembered?.answer ?? act(shop, method, path, body);
    if (done === null)
      return problem(response, method === 'GET' ? 404 : 400, method === 'GET' ? 'not_found' : 'invalid_request');
    const answer = remembered?.answer ?? structuredClone(done);
    if (key !== undefined) answers.set(`${shop} ${key}`, { of: asked, answer });
    await fake.hooks.onCall('after', call);
    if (fault === 'done, then 500') return problem(response, 500, 'internal_server_error');
    if (fault === 'done, then cut') {
      response.destroy();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(fake.hooks.tell(answer)));
  }

  const server: Server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const only = (): FakePayment => {
    const [payment, ...more] = fake.payments.values();
    if (!payment || more.length > 0) throw new Error(`there are ${fake.payments.size} payments`);
    return payment;
  };
  Object.assign(fake, {
    url: `http://127.0.0.1:${port}/v3`,
    fail: (call: string, ...more: Fault[]) => void faults.set(call, [...(faults.get(call) ?? []), ...more]),
    only,
    pay(payment = only()) {
      payment.paid = true;
      if (payment.capture) return capture(payment);
      return Object.assign(payment, {
        status: 'waiting_for_capture',
        expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      });
    },
    refuse(payment = only(), reason = 'insufficient_funds') {
      return Object.assign(payment, { status: 'canceled', cancellation_details: { party: 'payment_network', reason } });
    },
    notification: (payment = only()) => ({
      type: 'notification',
      event: `payment.${payment.status}`,
      object: structuredClone(payment),
    }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return fake;
}
