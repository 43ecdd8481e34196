import fc from 'fast-check';
import { type AnyOperation, problemSchema } from 'shared-contracts';
import { z } from 'zod';
import { domains } from '../routes.ts';
import { type As, formOf } from '../testing/client.ts';
import { newOrder } from '../testing/shops.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let as: As;
let known: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const { merchant, productId, placed } = await newOrder(server);
  const { merchantId, token, name } = merchant;
  await server.context.db.updateTable('accounts').set({ is_admin: true }).execute();
  as = { token, shop: name, merchantId };
  known = {
    product_id: productId,
    order_id: placed.order_id,
    order_token: placed.order_token,
    merchant_id: merchantId,
    token,
  };
});
afterAll(() => server.stop());

/** Values that no field is made for, most of them. */
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e21,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'null',
    '{}',
    '[{"type":"sizes"}]',
    [],
    [null],
    {},
    '00000000-0000-0000-0000-000000000000',
    "'; drop table orders; --",
    '%',
    '\\',
    'я'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names of the fields of a request, those inside of objects by paths. */
function fieldsOf(operation: AnyOperation): string[] {
  const schema = z.toJSONSchema(operation.request, { io: 'input', unrepresentable: 'any' });
  const walk = ({ properties = {} }: typeof schema, prefix: string): string[] =>
    Object.entries(properties).flatMap(([name, inner]) => [
      prefix + name,
      ...walk(inner as typeof schema, `${prefix}${name}.`),
    ]);
  return walk(schema, '');
}

function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) body[key] = value;
  else {
    body[key] ??= {};
    const inner = body[key];
    if (typeof inner === 'object' && inner !== null) put(inner as Record<string, unknown>, rest.join('.'), value);
  }
}

const oddBody = (operation: AnyOperation) => {
  const fields = fieldsOf(operation);
  const some = fc.uniqueArray(fc.tuple(fc.constantFrom('unknown_field', '__proto__x', ...fields), oddValue), {
    selector: ([name]) => name,
    maxLength: 5,
  });
  return fc.tuple(fc.subarray(Object.keys(known)), some).map(([names, values]) => {
    const body: Record<string, unknown> = {};
    for (const name of names) if (fields.includes(name)) body[name] = known[name];
    for (const [name, value] of values) put(body, name, value);
    return body;
  });
};

async function tables(): Promise<string> {
  const { db } = server.context;
  const names = ['accounts', 'shops', 'products', 'categories', 'orders', 'order_lines', 'content'] as const;
  const rows = await Promise.all(names.map((name) => db.selectFrom(name).selectAll().execute()));
  return JSON.stringify(rows.map((list) => list.map((row) => JSON.stringify(row)).sort()));
}

const names = (operation: AnyOperation): [string, AnyOperation] => [operation.name, operation];
// These end the session that the others are called with.
const endsSessions = ['revokeSessions', 'signOut', 'changePassword'];
const walked = domains.routes.map(({ operation }) => operation).filter(({ name }) => !endsSessions.includes(name));

it.each(walked.map(names))(
  '%s takes any bad input as a 4xx that names the field, and changes nothing',
  async (_, operation) => {
    await fc.assert(
      fc.asyncProperty(oddBody(operation), async (body) => {
        const before = await tables();
        const { status, problem } = await server.call(operation, body, as);
        if (status === 200) return;
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(problemSchema.safeParse(problem).success).toBe(true);
        if (problem.code === 'validation_failed') {
          expect(problem.errors?.length).toBeGreaterThan(0);
          for (const { path } of problem.errors ?? []) expect(path).not.toBe('');
        }
        expect(await tables()).toBe(before);
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
  },
  60_000,
);

const withBody = walked.filter(({ body }) => body === 'json');

it.each(withBody.map(names))('%s: what is no JSON object is a 400', async (_, { method, path }) => {
  const headers = {
    'x-merchant-token': String(as.token),
    'x-merchant-name': String(as.shop),
    'x-merchant-id': String(as.merchantId),
  };
  for (const body of ['{', 'undefined', '{"a":1,}', '\u0000', '{"__proto__":{"admin":true}}']) {
    const response = await server.refused(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect([response.status, response.problem.code]).toEqual([400, 'malformed_body']);
  }
  for (const body of ['[]', '"text"', '1', 'null']) {
    const response = await server.refused(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect([response.status, response.problem.code]).toEqual([400, 'validation_failed']);
  }
  const form = await server.refused(path, { method, headers, body: formOf({ a: 'b' }) });
  expect([form.status, form.problem.code]).toEqual([415, 'unsupported_media_type']);
});
