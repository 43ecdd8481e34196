import { randomUUID } from 'node:crypto';

// biome-ignore lint/suspicious/noExplicitAny: what it holds is what a test asks.
type Answered = any;

const auth = (shop: string) => `Basic ${Buffer.from(`${shop}:test_secretKey`).toString('base64')}`;

export function shopOf(sandbox: { url: string }, shop = '100500') {
  const call = async (method: string, path: string, body?: unknown, key: string | null = randomUUID()) => {
    const answer = await fetch(`${sandbox.url}/yookassa/v3${path}`, {
      method,
      headers: {
        authorization: auth(shop),
        'content-type': 'application/json',
        ...(key !== null && { 'idempotence-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answered };
  };
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown, key?: string | null) => call('POST', path, body, key),
    press: (id: string, action: 'pay' | 'refuse', method = 'bank_card') =>
      fetch(`${sandbox.url}/yookassa/pay/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ action, method }),
        redirect: 'manual',
      }),
  };
}

export const orderOne = {
  amount: { value: '100.00', currency: 'RUB' },
  capture: true,
  confirmation: { type: 'redirect', return_url: 'https://www.example.com/return_url' },
  description: 'Заказ №1',
};
