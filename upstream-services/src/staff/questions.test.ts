import * as api from 'shared-contracts';
import { rateLimits } from '../limits/index.ts';
import { withClock } from '../testing/clock.ts';
import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';
import { forgetQuestions } from './questions.ts';

const clock = withClock();
const server = withTestServer({ limits: rateLimits, now: clock.now });
const question = { subject: 'Доставка', text: 'Как задать цену\nза город?' };

const ask = (merchant: TestMerchant, body: object = question) => server.call(api.askPlatform, body, merchant.owner);

async function questionsOf({ merchantId }: TestMerchant, state: 'open' | 'closed' = 'open') {
  const { as } = await newStaff(server, 'support');
  const { list } = await server.ok(api.listQuestions, { state, per_page: 100 }, as);
  return list.filter(({ merchant_id }) => merchant_id === merchantId);
}

it('a question comes to staff with the e-mail to answer to; support closes it and opens it again', async () => {
  const [merchant, { as }] = [await newMerchant(server), await newStaff(server, 'support')];
  expect((await ask(merchant)).status).toBe(200);
  const [asked] = await questionsOf(merchant);
  expect(asked).toMatchObject({
    ...question,
    merchant_name: merchant.name,
    email: merchant.email,
    created_at: clock.now().toISOString(),
    closed_at: null,
  });
  const key = { question_id: asked?.question_id ?? '' };
  await server.ok(api.settleQuestion, { ...key, is_closed: true }, as);
  expect([await questionsOf(merchant), await questionsOf(merchant, 'closed')]).toMatchObject([[], [question]]);
  await server.ok(api.settleQuestion, { ...key, is_closed: false }, as);
  expect(await questionsOf(merchant)).toMatchObject([{ closed_at: null }]);
  const unknown = { question_id: '00000000-0000-4000-8000-000000000000', is_closed: true };
  expect((await server.call(api.settleQuestion, unknown, as)).status).toBe(404);
});

it('takes five a day of a merchant, with or without a subject, and so much text and no more', async () => {
  const merchant = await newMerchant(server);
  for (const body of [{ text: ' ' }, { text: 'я'.repeat(2001) }, { ...question, subject: 'я'.repeat(121) }])
    expect((await ask(merchant, body)).status).toBe(400);
  for (let turn = 0; turn < 5; turn++) expect((await ask(merchant, { text: 'я'.repeat(2000) })).status).toBe(200);
  expect((await ask(merchant)).problem.code).toBe('rate_limited');
  expect((await ask(await newMerchant(server))).status).toBe(200);
  clock.passed = 86_401;
  expect((await ask(merchant)).status).toBe(200);
  expect((await questionsOf(merchant)).map(({ subject }) => subject)).toEqual(['Доставка', '', '', '', '', '']);
});

it('a question that is closed in two tabs is one line of the log, which names the shop', async () => {
  const [merchant, owner] = [await newMerchant(server), await newStaff(server)];
  await ask(merchant);
  const key = { question_id: (await questionsOf(merchant))[0]?.question_id ?? '', is_closed: true };
  await Promise.all([server.ok(api.settleQuestion, key, owner.as), server.ok(api.settleQuestion, key, owner.as)]);
  const log = await server.ok(api.readStaffLog, { per_page: 100 }, owner.as);
  const closed = log.list.filter(({ who, kind }) => who === owner.email && kind === 'question_closed');
  expect(closed).toMatchObject([
    { subject: '', shop: { merchant_id: merchant.merchantId, merchant_name: merchant.name } },
  ]);
});

it('questions come newest first, page by page, each with the e-mail of who asks', async () => {
  const [merchant, other] = [await newMerchant(server), await newMerchant(server)];
  const { as } = await newStaff(server, 'support');
  clock.passed = 200_000;
  await ask(merchant);
  clock.passed = 200_060;
  await ask(other);
  clock.passed = 0;
  const pageOf = async (page: number) =>
    (await server.ok(api.listQuestions, { page, per_page: 1 }, as)).list.map(({ email }) => email);
  expect([await pageOf(1), await pageOf(2)]).toEqual([[other.email], [merchant.email]]);
});

it('a question is kept as long as it is open, and a year after it was closed', async () => {
  const merchant = await newMerchant(server);
  const { db } = server.context;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  for (const [text, closed_at] of [
    ['open', null],
    ['kept', daysAgo(364)],
    ['over', daysAgo(366)],
  ] as const) {
    await ask(merchant, { text });
    const values = { closed_at, created_at: daysAgo(500) };
    await db
      .updateTable('questions')
      .set(values)
      .where('merchant_id', '=', merchant.merchantId)
      .where('text', '=', text)
      .execute();
  }
  await forgetQuestions(server.context);
  const left = await db.selectFrom('questions').select('text').where('merchant_id', '=', merchant.merchantId).execute();
  expect(left.map(({ text }) => text).sort()).toEqual(['kept', 'open']);
});
