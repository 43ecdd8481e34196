import fc from 'fast-check';
import { sql } from 'kysely';
import { type AnyOperation, problemSchema } from 'shared-contracts';
import { domains } from '../routes.ts';
import type { As } from '../testing/client.ts';
import { bodiesOf } from '../testing/generated-bodies.ts';
import { newOrder } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const most = Number(process.env.GENERATED_REQUESTS ?? 3_000);
const seed = Number(process.env.GENERATED_SEED ?? Date.now() % 1_000_000_000);
const lanes = 4;

const uncounted = ['rate_limits', 'order_words', 'order_days', 'order_hours'];
// These end the session that the others are called with, or make a new shop, of which nothing is to be compared.
const walked = domains.routes
  .map(({ operation }) => operation)
  .filter(
    ({ name }) =>
      !['revokeSessions', 'signOut', 'signOutStaff', 'endMerchantSessions', 'changePassword'].includes(name),
  );

let server: TestServer;
interface Lane {
  merchantId: string;
  token: string;
  shop: string;
  staff?: string;
  known: string[];
}

async function countChanges(): Promise<void> {
  const { db } = server.context;
  await sql`create table changes (shop text, name text)`.execute(db);
  await sql`create index on changes (shop)`.execute(db);
  await sql`
    create function count_change() returns trigger language plpgsql as $$
    begin
      insert into changes values (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'merchant_id', tg_table_name);
      return null;
    end
    $$
  `.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${uncounted}) and tablename <> 'changes'
      and tablename not like 'kysely%'
  `.execute(db);
  for (const { name } of rows) {
    await sql`create trigger count_change after insert or update or delete on ${sql.table(name)} for each row execute function count_change()`.execute(
      db,
    );
  }
}

const takeChanges = async (shop: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`delete from changes where shop = ${shop} returning name`.execute(
    server.context.db,
  );
  return rows.map(({ name }) => name);
};

async function open(): Promise<Lane> {
  const { merchant, productId, placed } = await newOrder(server);
  const { merchantId, token, name } = merchant;
  await takeChanges(merchantId);
  return { merchantId, token, shop: name, known: [productId, placed.order_id, merchantId] };
}

beforeAll(async () => {
  server = await startTestServer();
  await countChanges();
});
afterAll(() => server.stop());

const asOf = ({ merchantId, token, staff, shop }: Lane, { access }: AnyOperation): As => {
  if (access === 'merchantId') return { merchantId };
  if (access === 'admin') return staff === undefined ? { token } : { staff };
  return access === 'merchant' ? { token } : { shop };
};

async function send(lane: Lane, operation: AnyOperation, body: Record<string, unknown>): Promise<number> {
  const told = `${operation.name} (GENERATED_SEED=${seed}) ${JSON.stringify(body).slice(0, 2000)}`;
  const { status, problem } = await server.call(operation, body, asOf(lane, operation)).catch((error: Error) => {
    throw new Error(`${error.message} (${error.cause}) for ${told}`);
  });
  // The server checks each answer against its schema: one that does not fit is a 500.
  if (status >= 500 && problem.code !== 'shop_stopped') throw new Error(`${status} ${problem.code} for ${told}`);
  const changes = await takeChanges(lane.merchantId);
  if (status === 200) return status;
  // An address longer than Node reads: the BFF refuses it in words before a service hears of it.
  if (status === 431 && operation.body === 'query' && changes.length === 0) return status;
  if (!problemSchema.safeParse(problem).success) throw new Error(`no problem document for ${told}`);
  if (changes.length > 0) throw new Error(`${status} changed ${changes} for ${told}`);
  const isNamed = problem.errors?.length && problem.errors.every(({ path }) => path !== '');
  if (problem.code === 'validation_failed' && !isNamed) throw new Error(`no field is named for ${told}`);
  return status;
}

it(`${most} requests made from the operations' schemas: no 5xx, a 4xx changes nothing and names the field, each answer fits its schema`, async () => {
  const each = Math.ceil(most / lanes / walked.length);
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: lanes }, async (_, number) => {
      const lane = await open();
      // Staff in one lane; the others are refused where staff are asked for.
      if (number === 0) lane.staff = (await newStaff(server)).as.staff;
      for (const operation of walked) {
        const bodies = fc.sample(bodiesOf(operation, lane.known), { numRuns: each, seed: seed + number });
        for (const body of bodies) {
          const status = await send(lane, operation, body);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
    }),
  );
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(most);
  // Enough of them get as far as doing something.
  expect(statuses.get(200)).toBeGreaterThan(most / 10);
}, 600_000);
