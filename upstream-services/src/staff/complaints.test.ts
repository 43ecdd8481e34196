import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { rateLimits } from '../limits/index.ts';
import { newMerchant } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';
import { forgetComplaints } from './complaints.ts';

const server = withTestServer({ limits: rateLimits });
const complaint = { reason: 'fraud', text: 'Заказ не пришёл', contact: 'anna@mail.ru' } as const;

let last = 0;
const newAddress = () => `198.51.100.${last++}`;
const send = (shop: string, address = newAddress(), body: object = complaint) =>
  server.call(api.reportShop, body, { shop, address });

it('a complaint about a shop comes to staff, who close it and open it again; the merchant does not read it', async () => {
  const [merchant, other] = [await newMerchant(server), await newMerchant(server)];
  const { as } = await newStaff(server, 'manager');
  expect((await send(merchant.name)).status).toBe(200);
  await send(other.name);
  const { list, total_count } = await server.ok(api.listComplaints, { merchant_id: merchant.merchantId }, as);
  expect([list, total_count]).toMatchObject([
    [{ ...complaint, merchant_id: merchant.merchantId, merchant_name: merchant.name, closed_at: null }],
    1,
  ]);
  const key = { complaint_id: list[0]?.complaint_id ?? '' };
  await server.ok(api.settleComplaint, { ...key, is_closed: true }, as);
  const of = async (state: 'open' | 'closed') =>
    (await server.ok(api.listComplaints, { state, merchant_id: merchant.merchantId }, as)).total_count;
  expect([await of('open'), await of('closed')]).toEqual([0, 1]);
  const openOnCard = async () =>
    (await server.ok(api.readMerchantCard, { merchant_id: merchant.merchantId }, as)).open_complaints;
  expect(await openOnCard()).toBe(0);
  await server.ok(api.settleComplaint, { ...key, is_closed: false }, as);
  expect([await of('open'), await of('closed')]).toEqual([1, 0]);
  const log = await server.ok(api.readShopLog, {}, merchant.owner);
  expect(JSON.stringify(log)).not.toContain('complaint');
  expect(await openOnCard()).toBe(1);
});

it('takes five an hour from a network, and so much text and no more', async () => {
  const { name } = await newMerchant(server);
  const address = newAddress();
  for (let turn = 0; turn < 5; turn++) expect((await send(name, address)).status).toBe(200);
  expect((await send(name, address)).problem.code).toBe('rate_limited');
  expect((await send(name)).status).toBe(200);
  for (const body of [
    { ...complaint, text: ' ' },
    { ...complaint, text: 'я'.repeat(2001) },
    { ...complaint, reason: 'x' },
  ])
    expect((await send(name, newAddress(), body)).status).toBe(400);
  expect((await send('no-such-shop')).status).toBe(404);
});

it('a complaint that is closed in two tabs is one line of the log, which names the shop', async () => {
  const merchant = await newMerchant(server);
  const owner = await newStaff(server);
  await send(merchant.name);
  const { list } = await server.ok(api.listComplaints, { merchant_id: merchant.merchantId }, owner.as);
  const key = { complaint_id: list[0]?.complaint_id ?? '', is_closed: true };
  await Promise.all([server.ok(api.settleComplaint, key, owner.as), server.ok(api.settleComplaint, key, owner.as)]);
  await server.ok(api.settleComplaint, key, owner.as);
  const log = await server.ok(api.readStaffLog, { per_page: 100 }, owner.as);
  const closed = log.list.filter(({ who, kind }) => who === owner.email && kind === 'complaint_closed');
  expect(closed).toMatchObject([
    { subject: '', shop: { merchant_id: merchant.merchantId, merchant_name: merchant.name } },
  ]);
  const unknown = { complaint_id: '00000000-0000-4000-8000-000000000000', is_closed: true };
  expect((await server.call(api.settleComplaint, unknown, owner.as)).status).toBe(404);
});

it('complaints come newest first, page by page, each with the name of its shop', async () => {
  const [merchant, other] = [await newMerchant(server), await newMerchant(server)];
  const { as } = await newStaff(server, 'support');
  for (const [{ name, merchantId }, later] of [
    [merchant, 60_000],
    [other, 120_000],
  ] as const) {
    await send(name);
    const created_at = new Date(Date.now() + later);
    await server.context.db
      .updateTable('complaints')
      .set({ created_at })
      .where('merchant_id', '=', merchantId)
      .execute();
  }
  const pageOf = async (page: number) =>
    (await server.ok(api.listComplaints, { page, per_page: 1 }, as)).list.map(({ merchant_name }) => merchant_name);
  expect([await pageOf(1), await pageOf(2)]).toEqual([[other.name], [merchant.name]]);
});

it('a complaint is kept as long as it is open, and a year after it was closed', async () => {
  const { name, merchantId: merchant_id } = await newMerchant(server);
  const { db, now } = server.context;
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);
  for (const [text, closed_at] of [
    ['open', null],
    ['kept', daysAgo(364)],
    ['over', daysAgo(366)],
  ] as const) {
    await send(name, newAddress(), { ...complaint, text });
    const values = { closed_at, created_at: daysAgo(500) };
    await db
      .updateTable('complaints')
      .set(values)
      .where('merchant_id', '=', merchant_id)
      .where('text', '=', text)
      .execute();
  }
  await forgetComplaints(server.context);
  const left = await db.selectFrom('complaints').select('text').where('merchant_id', '=', merchant_id).execute();
  expect(left.map(({ text }) => text).sort()).toEqual(['kept', 'open']);
});

it('of more than a hundred thousand complaints the oldest go, and every new one stays', async () => {
  const { merchantId } = await newMerchant(server);
  const { db } = server.context;
  await sql`
    insert into complaints (complaint_id, merchant_id, reason, text, contact, created_at)
    select
      gen_random_uuid(), ${merchantId}::uuid, 'fraud', n::text, '', now() + interval '1 year' + n * interval '1 minute'
    from generate_series(0, 100000) n
  `.execute(db);
  await forgetComplaints(server.context);
  const { rows } = await sql`
    select min(text::integer) as oldest, max(text::integer) as newest from complaints where merchant_id = ${merchantId}
  `.execute(db);
  expect(rows).toEqual([{ oldest: 1, newest: 100_000 }]);
});
