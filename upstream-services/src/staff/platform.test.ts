import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { checkoutOf, newMerchant, newOrder } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';
import { countUsage } from './usage.ts';

const server = withTestServer();

async function deadMail(): Promise<void> {
  await sql`
    insert into pgboss.job (name, data, source_name) values ('dead-letters', '{}', 'mail')
  `.execute(server.context.db);
}

const mailOf = async (as: object) =>
  (await server.ok(api.readPlatform, {}, as)).jobs.find(({ name }) => name === 'mail');

it('tells of queue, disks, memory and database', async () => {
  const { as } = await newStaff(server, 'support');
  const { jobs, disks, memory, database_bytes } = await server.ok(api.readPlatform, {}, as);
  expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['mail', 'count-usage']));
  expect(jobs.map(({ name }) => name)).not.toContain('dead-letters');
  const [folder = ''] = server.context.config.disks.folders;
  const { bavail, blocks, bsize } = await statfs(folder);
  expect(disks[0]?.total).toBe(blocks * bsize);
  // Others write to that disk meanwhile.
  expect((disks[0]?.free ?? 0) / (bavail * bsize)).toBeCloseTo(1, 1);
  expect(memory.total).toBeGreaterThan(memory.process);
  expect(database_bytes).toBeGreaterThan(1_000_000);
});

it('runs dead jobs again, or drops them, and writes down who did', async () => {
  const { as } = await newStaff(server);
  await deadMail();
  await deadMail();
  expect(await mailOf(as)).toMatchObject({ dead: 2, dead_since: expect.stringMatching(/^\d{4}-/) });
  expect(await server.ok(api.runDeadJobs, { name: 'mail' }, as)).toEqual({ count: 2 });
  expect(await mailOf(as)).toMatchObject({ dead: 0, dead_since: null });
  await deadMail();
  expect(await server.ok(api.dropDeadJobs, { name: 'mail' }, as)).toEqual({ count: 1 });
  expect((await mailOf(as))?.dead).toBe(0);
  expect((await server.call(api.runDeadJobs, { name: 'nothing' }, as)).status).toBe(404);
  const { list } = await server.ok(api.readStaffLog, { per_page: 2 }, as);
  expect(list.map(({ kind, subject, detail }) => [kind, subject, detail])).toEqual([
    ['dead_jobs_drop', 'mail', '1'],
    ['dead_jobs_run', 'mail', '2'],
  ]);
});

it('counts each day once, from its own lines, and a day that was counted is not read again', async () => {
  const { as } = await newStaff(server);
  const { db } = server.context;
  await newOrder(server);
  await newMerchant(server);
  await countUsage(server.context);
  const { usage } = await server.ok(api.readPlatform, {}, as);
  expect(usage).toHaveLength(30);
  expect(usage.at(-1)?.counts).toEqual({ orders: 1, registrations: 2, products: 1, pictures: 0, sign_ins: 0 });
  expect(usage.at(-3)?.counts.orders).toBe(0);
  // As if the lines of a week ago had come later: nobody looks there again.
  await sql`update audit set at = at - interval '7 days'`.execute(db);
  await countUsage(server.context);
  const again = await server.ok(api.readPlatform, {}, as);
  expect(again.usage.at(-8)?.counts.orders).toBe(0);
  expect(again.usage.at(-1)?.counts.orders).toBe(0);
});

it('leaves out what happens in the demo shops, whenever it did', async () => {
  const { as } = await newStaff(server, 'support');
  const counts = async () => {
    await countUsage(server.context);
    return (await server.ok(api.readPlatform, {}, as)).usage.at(-1)?.counts;
  };
  const before = await counts();
  const account = { merchant_name: 'verbena', email: 'verbena@demo.local', password: 'demo-demo-demo' };
  const { merchant_auth_token: token } = await server.ok(api.register, account);
  await server.ok(api.updateMerchant, { additional_info: { visibility: 'published' } }, { token });
  const { product_id } = await server.ok(api.addProduct, { title: 'Розы', price: 100, is_posted: true }, { token });
  await server.ok(api.checkout, checkoutOf(product_id), { shop: 'verbena' });
  expect(await counts()).toEqual(before);
  await newOrder(server);
  expect(await counts()).toMatchObject({ orders: (before?.orders ?? 0) + 1, products: (before?.products ?? 0) + 1 });
});

it('a day begins at midnight in Moscow', async () => {
  const { as } = await newStaff(server, 'support');
  const midnight = sql`date_trunc('day', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow'`;
  await sql`
    insert into audit (merchant_id, audit_id, actor, kind, at) values
      (gen_random_uuid(), gen_random_uuid(), 'merchant', 'picture_added', ${midnight}),
      (gen_random_uuid(), gen_random_uuid(), 'merchant', 'signed_in', ${midnight} - interval '1 millisecond')
  `.execute(server.context.db);
  await countUsage(server.context);
  const { usage } = await server.ok(api.readPlatform, {}, as);
  expect(usage.slice(-2).map(({ counts }) => [counts.pictures, counts.sign_ins])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});
