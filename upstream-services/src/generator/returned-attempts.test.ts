import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { withClock } from '../testing/clock.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { generating, withGenerator } from '../testing/generations.ts';
import { newPicture } from '../testing/pictures.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';
import { setRunning } from './repository.ts';

const clock = withClock();
const { server, shop } = withFreshShop({ now: clock.now });

const addCanceled = (count: number, startedAt: Date | null) =>
  sql`
    with canceled as (
      insert into generations (merchant_id, attempt_id, idempotency_token, status, created_at, started_at)
      select ${shop.merchantId}::uuid, gen_random_uuid(), gen_random_uuid(), 'canceled', ${clock.now()}::timestamptz,
        ${startedAt}::timestamptz
      from generate_series(1, ${count}::integer)
      returning merchant_id, attempt_id, created_at
    )
    insert into generation_ledger (merchant_id, entry_id, kind, amount, subject_id, created_at)
    select merchant_id, gen_random_uuid(), entry.kind, entry.amount, attempt_id, created_at
    from canceled, (values ('spent', -1), ('returned', 1)) as entry (kind, amount)
  `.execute(server.context.db);

it('who cancels what has begun again and again waits, though each attempt came back', async () => {
  const { upload, start, left } = generating(server, shop);
  await addCanceled(119, clock.now());
  await addCanceled(50, null);
  const attempt_id = await upload();
  expect((await start(attempt_id)).status).toBe(200);
  await setRunning(server.context.db, { merchant_id: shop.merchantId, attempt_id }, clock.now(), 60_000);
  await server.ok(api.cancelGeneration, { attempt_id }, shop.owner);
  expect(await left()).toBe(30);
  const next = await upload();
  const refused = await start(next);
  expect([refused.status, refused.problem.code, refused.problem.retryAfter]).toEqual([429, 'rate_limited', 3600]);
  const product = await newProduct(server, shop);
  await newPicture(server, shop, product);
  const asked = { product_ids: [product], product_type: 'white', generation_text: '' };
  expect((await server.call(api.generateForProducts, asked, shop.owner)).status).toBe(429);
  const another = generating(server, await newMerchant(server));
  expect((await another.start(await another.upload())).status).toBe(200);
  clock.passed = 3601;
  expect((await start(next)).status).toBe(200);
});

it('a run over the shop that may not begin copies no pictures', async () => {
  const poor = await withGenerator(server, { freeAttempts: 0 });
  const product = await newProduct(server, shop);
  await newPicture(server, shop, product);
  const copy = jest.spyOn(poor.context.pictures, 'copy');
  const asked = { product_ids: [product], product_type: 'white', generation_text: '' };
  const { status, problem } = await poor.call(api.generateForProducts, asked, shop.owner);
  expect([status, problem.code]).toEqual([409, 'attempts_over']);
  expect(copy).not.toHaveBeenCalled();
});
