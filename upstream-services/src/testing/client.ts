import { type AnyOperation, headerNames, type Operation, type Problem, problemSchema } from 'shared-contracts';
import type { z } from 'zod';

export interface As {
  token?: string;
  staff?: string;
  team?: string;
  shop?: string;
  merchantId?: string;
  device?: string;
  address?: string;
  headers?: Record<string, string>;
}

interface Answered<T> {
  status: number;
  body: T;
  problem: Problem;
  headers: Headers;
}

export interface TestClient {
  call<Req extends z.ZodType, Res extends z.ZodType, Args, Result>(
    operation: Operation<Req, Res, Args, Result>,
    body?: unknown,
    as?: As,
  ): Promise<Answered<z.output<Res>>>;
  ok<Req extends z.ZodType, Res extends z.ZodType, Args, Result>(
    operation: Operation<Req, Res, Args, Result>,
    body?: z.input<Req>,
    as?: As,
  ): Promise<z.output<Res>>;
  send(path: string, init?: RequestInit): Promise<Response>;
  refused(path: string, init?: RequestInit): Promise<{ status: number; problem: Problem; headers: Headers }>;
}

function headersOf({ token, staff, team, shop, merchantId, device, address, headers }: As): Record<string, string> {
  return {
    ...(token === undefined ? {} : { [headerNames.token]: token }),
    ...(staff === undefined ? {} : { [headerNames.staff]: staff }),
    ...(team === undefined ? {} : { [headerNames.team]: team }),
    ...(shop === undefined ? {} : { [headerNames.merchantName]: shop }),
    ...(merchantId === undefined ? {} : { [headerNames.merchantId]: merchantId }),
    ...(device === undefined ? {} : { [headerNames.device]: device }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    ...headers,
  };
}

export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, 'picture.jpg');
    else if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

function queryText(value: unknown): string {
  if (Array.isArray(value)) return value.map(queryText).join();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function requestOf(operation: AnyOperation, body: unknown, as: As): [path: string, init: RequestInit] {
  const { method, path } = operation;
  const headers = headersOf(as);
  if (operation.body === 'query') {
    const fields = Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, queryText(value)]);
    const query = new URLSearchParams(fields);
    return [`${path}?${query}`, { method, headers }];
  }
  if (operation.body === 'multipart') {
    return [path, { method, headers, body: formOf((body ?? {}) as Record<string, unknown>) }];
  }
  return [
    path,
    { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body ?? {}) },
  ];
}

export function createClient(url: string): TestClient {
  const client: TestClient = {
    send: (path, init) => fetch(url + path, init),
    async refused(path, init) {
      const response = await client.send(path, init);
      return {
        status: response.status,
        problem: problemSchema.parse(await response.json()),
        headers: response.headers,
      };
    },
    async call(operation, body, as = {}) {
      // A test may send another body than the operation's.
      const response = await client.send(...requestOf(operation, body, as));
      const text = await response.text();
      const answer = text === '' ? undefined : JSON.parse(text);
      const failed = response.status >= 400;
      return { status: response.status, body: answer, problem: failed ? answer : {}, headers: response.headers };
    },
    async ok(operation, body, as) {
      const answered = await client.call(operation, body, as);
      if (answered.status !== 200) {
        throw new Error(`${operation.name}: ${answered.status} ${JSON.stringify(answered.body)}`);
      }
      return answered.body;
    },
  };
  return client;
}
