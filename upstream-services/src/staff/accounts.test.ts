import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { inTransaction } from '../db/transaction.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';
import { lockMembers } from './repository.ts';

const server = withTestServer();

it('an owner makes staff, who come by a link, and sees who is there', async () => {
  const owner = await newStaff(server);
  const made = await server.ok(api.addStaff, { email: 'Oleg@Staff.ru', role: 'support' }, owner.as);
  expect(made.link).toMatch(/^http:\/\/bloom\.localhost:3000\/b2b\/admin\/sign-in#token=/);
  const { list } = await server.ok(api.listStaff, {}, owner.as);
  expect(list.find(({ staff_id }) => staff_id === made.staff_id)).toMatchObject({
    email: 'oleg@staff.ru',
    role: 'support',
    is_ready: false,
    is_disabled: false,
    last_used_at: null,
  });
  const again = await server.call(api.addStaff, { email: 'oleg@staff.ru', role: 'owner' }, owner.as);
  expect([again.status, again.problem.code]).toEqual([409, 'email_taken']);
});

it('another link ends the one before', async () => {
  const owner = await newStaff(server);
  const first = await server.ok(api.addStaff, { email: 'two@staff.ru', role: 'support' }, owner.as);
  const second = await server.ok(api.renewStaffLink, { staff_id: first.staff_id }, owner.as);
  const set = async ({ link }: { link: string }) =>
    (await server.call(api.setStaffPassword, { token: link.split('=')[1], new_password: 'seven white horses' })).status;
  expect(await set(first)).toBe(410);
  expect(await set(second)).toBe(200);
});

it('an owner changes the role and the access of others, whose sessions end, and never the own', async () => {
  const [owner, other] = [await newStaff(server), await newStaff(server, 'support')];
  const change = (staff_id: string, role: api.StaffRole, is_disabled = false) =>
    server.call(api.changeStaff, { staff_id, role, is_disabled }, owner.as);
  expect((await change(other.staffId, 'manager')).status).toBe(200);
  expect((await server.call(api.readStaffSession, {}, other.as)).status).toBe(401);
  expect((await change(owner.staffId, 'support')).problem.code).toBe('conflict');
  expect((await change('00000000-0000-4000-8000-000000000000', 'support')).status).toBe(404);
  const third = await newStaff(server, 'owner');
  expect((await change(third.staffId, 'owner', true)).status).toBe(200);
  expect((await server.call(api.listStaff, {}, third.as)).status).toBe(401);
});

it('of two owners who demote each other at once, one stays', async () => {
  const owners = [await newStaff(server), await newStaff(server)];
  const { context } = server;
  const ids = owners.map(({ staffId }) => staffId);
  const demote = (staff_id: string, { as }: { as: { staff: string } }) =>
    server.call(api.changeStaff, { staff_id, role: 'support', is_disabled: false }, as);
  let demoting: ReturnType<typeof demote>[] = [];
  await inTransaction(context, async (trx) => {
    await lockMembers(trx, ids);
    demoting = owners.map((owner, index) => demote(ids[1 - index] ?? '', owner));
    await waitUntil(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(context.db);
      return rows.length === 2;
    });
  });
  expect((await Promise.all(demoting)).map(({ status }) => status).sort()).toEqual([200, 401]);
});

it('when somebody was there last is known after a change of role has ended the sessions', async () => {
  const [owner, other] = [await newStaff(server), await newStaff(server, 'support')];
  const seen = async () =>
    (await server.ok(api.listStaff, {}, owner.as)).list.find(({ staff_id }) => staff_id === other.staffId)
      ?.last_used_at;
  const before = await seen();
  expect(before).toMatch(/^\d{4}-/);
  await server.ok(api.changeStaff, { staff_id: other.staffId, role: 'manager', is_disabled: true }, owner.as);
  expect(await seen()).toBe(before);
});

it('a link says whose account it opens as long as it works, and is not used up by that', async () => {
  const owner = await newStaff(server);
  const { link } = await server.ok(api.addStaff, { email: 'link@staff.ru', role: 'support' }, owner.as);
  const token = link.split('=')[1] ?? '';
  for (let turn = 0; turn < 2; turn++)
    expect(await server.ok(api.readStaffLink, { token })).toEqual({ email: 'link@staff.ru' });
  await server.ok(api.setStaffPassword, { token, new_password: 'seven white horses' });
  expect((await server.call(api.readStaffLink, { token })).problem.code).toBe('reset_link_used');
});

it('what owners did is in the log, newest first', async () => {
  const owner = await newStaff(server);
  const { staff_id } = await server.ok(api.addStaff, { email: 'log@staff.ru', role: 'support' }, owner.as);
  await server.ok(api.changeStaff, { staff_id, role: 'manager', is_disabled: true }, owner.as);
  await server.ok(api.changeStaff, { staff_id, role: 'manager', is_disabled: false }, owner.as);
  const { list } = await server.ok(api.readStaffLog, { per_page: 4 }, owner.as);
  expect(list.map(({ who, kind, subject, detail }) => [who, kind, subject, detail])).toEqual([
    [owner.email, 'staff_enabled', 'log@staff.ru', ''],
    [owner.email, 'staff_disabled', 'log@staff.ru', ''],
    [owner.email, 'staff_role', 'log@staff.ru', 'manager'],
    [owner.email, 'staff_added', 'log@staff.ru', 'support'],
  ]);
});
