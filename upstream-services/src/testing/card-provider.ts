import { randomUUID } from 'node:crypto';
import { type Fault, type SandboxCall, withProviderSandbox } from './provider-sandbox.ts';

interface Amount {
  value: string;
  currency: string;
}

interface ProviderPayment {
  id: string;
  status: string;
  amount: Amount;
  refunded_amount?: Amount;
  description: string;
  metadata: Record<string, string>;
  recipient: { account_id: string };
}

interface Asked {
  amount: Amount;
  capture?: boolean;
  receipt?: { items: { description: string; amount: Amount; quantity: number }[] };
}

/** Another one in each test, so that the sandbox knows nothing of it before. */
export const cardAccount = { shopId: '506750', secret: 'test_Fvn2_8sKdCeb0HQ5pB1kz4M7' };

export const notificationOf = (payment: ProviderPayment) => ({
  type: 'notification',
  event: `payment.${payment.status}`,
  object: payment,
});

export interface CardProvider {
  readonly url: string;
  calls(call?: string): Promise<SandboxCall<Asked>[]>;
  clearCalls(): Promise<unknown>;
  fault(fault: string, call: string, more?: Partial<Fault>): Promise<unknown>;
  clearFaults(): Promise<unknown>;
  /** The oldest first. */
  payments(shopId?: string): Promise<ProviderPayment[]>;
  read(id: string | undefined): Promise<ProviderPayment>;
  only(): Promise<ProviderPayment>;
  newest(): Promise<ProviderPayment>;
  pay(id?: string): Promise<ProviderPayment>;
  refuse(id?: string): Promise<ProviderPayment>;
  /** Lets the time to pay, or to take what is held, be over. */
  expire(id?: string): Promise<ProviderPayment>;
  /** What the merchant does in the provider's own office. */
  capture(id: string, value?: string): Promise<ProviderPayment>;
  refund(id: string, value: string): Promise<ProviderPayment>;
}

export function withCardProvider(): CardProvider {
  const sandbox = withProviderSandbox();
  beforeEach(() => {
    cardAccount.shopId = String(Number(cardAccount.shopId) + 1);
  });
  const addressOf = (path: string) => `${sandbox.origin}/yookassa/${path}`;

  async function payments(shop = cardAccount.shopId): Promise<ProviderPayment[]> {
    const answer = await fetch(addressOf(`payments?shop=${shop}`));
    return ((await answer.json()) as { payments: ProviderPayment[] }).payments.reverse();
  }
  function existing(payment: ProviderPayment | undefined): ProviderPayment {
    if (!payment) throw new Error('there is no such payment');
    return payment;
  }
  const read = async (id: string | undefined) => existing((await payments()).find((one) => one.id === id));
  async function only(): Promise<ProviderPayment> {
    const [payment, ...more] = await payments();
    if (more.length > 0) throw new Error(`there are ${more.length + 1} payments`);
    return existing(payment);
  }
  const press = async (pathOf: (id: string) => string, id?: string, action = '') => {
    const one = id ?? (await only()).id;
    const body = new URLSearchParams({ action });
    const { status } = await fetch(addressOf(pathOf(one)), { method: 'POST', body, redirect: 'manual' });
    if (status !== 303) throw new Error(`${pathOf(one)}: ${status}`);
    return read(one);
  };
  const pageOf = (id: string) => `pay/${id}`;
  async function change(id: string, path: string, body: object): Promise<ProviderPayment> {
    const answer = await fetch(addressOf(`v3/${path}`), {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${cardAccount.shopId}:${cardAccount.secret}`)}`,
        'content-type': 'application/json',
        'idempotence-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return read(id);
  }
  const roubles = (value: string): Amount => ({ value, currency: 'RUB' });

  return {
    get url() {
      return addressOf('v3');
    },
    calls: (call) => sandbox.calls('yookassa', call),
    clearCalls: () => sandbox.clearCalls(),
    fault: (fault, call, more) => sandbox.fault('yookassa', { fault, call, ...more }),
    clearFaults: () => sandbox.clearFaults(),
    payments,
    read,
    only,
    newest: async () => existing((await payments()).at(-1)),
    pay: (id) => press(pageOf, id, 'pay'),
    refuse: (id) => press(pageOf, id, 'refuse'),
    expire: (id) => press((one) => `payments/${one}/expire`, id),
    capture: (id, value) => change(id, `payments/${id}/capture`, value === undefined ? {} : { amount: roubles(value) }),
    refund: (id, value) => change(id, 'refunds', { payment_id: id, amount: roubles(value) }),
  };
}
