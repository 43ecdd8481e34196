import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { operations } from 'shared-contracts/operations';
import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';
import { forgetLines } from './log.ts';

const server = withTestServer();
let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await newMerchant(server);
});

const ofStaff: [string, api.AnyOperation][] = operations
  .filter(({ access }) => access === 'admin')
  .map((operation) => [operation.name, operation]);

async function everything(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'staff_log'
  `.execute(server.context.db);
  const tables: Record<string, unknown> = {};
  for (const { name } of rows) {
    const rowsOf = sql<{
      mark: string;
    }>`select md5(string_agg(t::text, ',' order by t::text)) as mark from ${sql.table(name)} as t`;
    tables[name] = (await rowsOf.execute(server.context.db)).rows[0]?.mark;
  }
  return tables;
}

const lastLines = async (count: number) => {
  const lines = await server.context.db
    .selectFrom('staff_log')
    .select(['actor', 'actor_id', 'kind', 'subject', 'detail'])
    .where('kind', '=', 'refused')
    .orderBy('line_id', 'desc')
    .limit(count)
    .execute();
  return lines.reverse().map(({ actor, actor_id, subject, detail }) => [actor, actor_id, subject, detail]);
};

const bodyOf = () => ({ merchant_id: merchant.merchantId, mum_status: 'approved', email: 'x@y.ru', role: 'owner' });

it.each(ofStaff)(
  "[6.2.1] %s: a merchant's token is a 403, an expired session of staff and nobody's a 401; nothing changes, each is in the log",
  async (name, operation) => {
    const { staffId, as } = await newStaff(server, operation.roles[0]);
    await sql`update staff_sessions set last_used_at = last_used_at - interval '31 minutes'`.execute(server.context.db);
    const before = await everything();
    const outcome = async (who: object) => {
      const { status, problem } = await server.call(operation, bodyOf(), who);
      return [status, problem.code];
    };
    expect(await outcome(merchant.owner)).toEqual([403, 'forbidden']);
    expect(await outcome({ staff: merchant.token })).toEqual([401, 'unauthorized']);
    expect(await outcome(as)).toEqual([401, 'unauthorized']);
    expect(await everything()).toEqual(before);
    expect(await lastLines(3)).toEqual([
      ['merchant', merchant.merchantId, name, 'forbidden'],
      ['nobody', null, name, 'unauthorized'],
      ['staff', staffId, name, 'unauthorized'],
    ]);
  },
);

it('support sees, a manager decides too, an owner also makes staff', async () => {
  const names = (roles: string) => ofStaff.filter(([, one]) => one.roles.join() === roles).map(([name]) => name);
  expect(names('support,manager,owner').sort()).toEqual([
    'listComplaints',
    'listMerchants',
    'listQuestions',
    'listRemotes',
    'readMerchantCard',
    'readMerchantLog',
    'readPlatform',
    'readReleaseTelemetry',
    'readStaffSession',
    'settleQuestion',
    'signOutStaff',
    'viewAsMerchant',
  ]);
  expect(names('manager,owner').sort()).toEqual([
    'dropDeadJobs',
    'endMerchantSessions',
    'pinRemote',
    'promoteRemote',
    'runDeadJobs',
    'setMerchantLimits',
    'setMumStatus',
    'settleComplaint',
    'startSubscription',
    'stopSubscription',
    'takeRemoteBack',
  ]);
  expect(names('owner').sort()).toEqual(['addStaff', 'changeStaff', 'listStaff', 'readStaffLog', 'renewStaffLink']);
  expect(ofStaff.filter(([, { roles }]) => roles.length === 0)).toEqual([]);
  expect(operations.filter(({ access, roles }) => access !== 'admin' && roles.length > 0)).toEqual([]);
});

it.each(ofStaff.filter(([, { roles }]) => roles.length < 3))(
  '%s is refused to a member of staff whose role it does not name, who is in the log',
  async (name, operation) => {
    for (const role of api.staffRoles.filter((one) => !operation.roles.includes(one))) {
      const { staffId, as } = await newStaff(server, role);
      const { status, problem } = await server.call(operation, bodyOf(), as);
      expect([role, status, problem.code]).toEqual([role, 403, 'forbidden']);
      expect(await lastLines(1)).toEqual([['staff', staffId, name, 'forbidden']]);
    }
  },
);

it("a session of staff opens nothing of a merchant's", async () => {
  const { as } = await newStaff(server);
  for (const who of [as, { token: as.staff }]) {
    expect((await server.call(api.readMerchant, {}, who)).status).toBe(401);
  }
});

it('the same try of nobody from one network within an hour is one line that counts', async () => {
  const { db } = server.context;
  await db.deleteFrom('staff_log').execute();
  for (let turn = 1; turn <= 5; turn++) await server.call(api.listStaff, {}, { address: `2001:db8:1:2::${turn}` });
  await server.call(api.listStaff, {}, { address: '203.0.113.8' });
  const counted = await db.selectFrom('staff_log').select(['address', 'times']).orderBy('line_id').execute();
  // An hour may end in between.
  const ofFirst = counted.filter(({ address }) => address?.startsWith('2001:'));
  expect(ofFirst.reduce((sum, { times }) => sum + times, 0)).toBe(5);
  expect(ofFirst.length).toBeLessThanOrEqual(2);
});

it('the log keeps the newest lines alone, and those of nobody take no place of others', async () => {
  const { db } = server.context;
  await db.deleteFrom('staff_log').execute();
  const { as } = await newStaff(server, 'support');
  for (let turn = 0; turn < 2; turn++) await server.call(api.listStaff, {}, { ...as, address: `203.0.113.${turn}` });
  for (let turn = 0; turn < 4; turn++) await server.call(api.listStaff, {}, { address: `203.0.113.${turn}` });
  await forgetLines(server.context, { known: 2, nobody: 1 });
  const left = await db.selectFrom('staff_log').select(['actor', 'address']).orderBy('line_id').execute();
  expect(left.map(({ actor, address }) => [actor, address])).toEqual([
    ['staff', '203.0.113.0'],
    ['staff', '203.0.113.1'],
    ['nobody', '203.0.113.3'],
  ]);
});
