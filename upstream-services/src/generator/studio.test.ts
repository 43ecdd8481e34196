import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { generating } from '../testing/generations.ts';
import { emptyWall, halfPhotograph, newPicture, photograph } from '../testing/pictures.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

it('[3.16.1, 7.51.1, 7.53.1, 7.53.2, 7.57.1, 7.57.2] the studio makes three pictures of an upload, and takes one attempt', async () => {
  const merchant = await newMerchant(server);
  const { upload, start, state, left } = generating(server, merchant, photograph);
  const attempt_id = await upload();
  expect(await left()).toBe(30);
  expect((await start(attempt_id, 'пудровый фон')).status).toBe(200);
  expect(await left()).toBe(29);
  expect(await state(attempt_id)).toMatchObject({ status: 'queued', output_contents: [] });
  const seen = new Set<number>();
  const running = server.runJobs();
  let isOver = false;
  void running.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { step, progress = 0 } = (await state(attempt_id)) ?? {};
    if (step === 'cut_out') seen.add(progress);
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(await running).toMatchObject({ failed: 0 });
  // The longest part is seen to go on.
  expect([...seen].length).toBeGreaterThanOrEqual(4);
  const made = await state(attempt_id);
  expect(made).toMatchObject({
    status: 'succeeded',
    category_slug: 'gentle',
    user_prompt: 'пудровый фон',
    progress: 100,
    problem: '',
  });
  expect(made).toMatchObject({ returned: false, inputs: [{ problem: '', doubts: [] }] });
  expect(made?.output_contents).toHaveLength(3);
  const { link } = await server.ok(api.readGenerationInput, { attempt_id }, merchant.owner);
  for (const address of [link, ...(made?.output_contents ?? []).map((one) => one.public_link)]) {
    const file = await server.send(address.replace('/b2b/bff/s3', ''));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
}, 120_000);

it('a picture without an object fails with a reason, and its attempt comes back', async () => {
  const { upload, start, state, left } = generating(server, await newMerchant(server), photograph);
  const attempt = await upload({}, await emptyWall());
  await start(attempt);
  await server.runJobs();
  expect(await state(attempt)).toMatchObject({
    status: 'failed',
    problem: 'no_subject',
    output_contents: [],
    returned: true,
  });
  expect(await left()).toBe(30);
}, 120_000);

it('one bad photograph does not spoil the others: it is named, and the attempt fails only where all are bad', async () => {
  const merchant = await newMerchant(server);
  const { upload, start, state, left } = generating(server, merchant, photograph);
  const attempt_id = await upload();
  await upload({ attempt_id }, await emptyWall());
  await upload({ attempt_id });
  // The others keep their places when one before them is taken away.
  await server.ok(api.removeGenerationInput, { attempt_id, place: 0 }, merchant.owner);
  await start(attempt_id);
  await server.runJobs();
  const made = await state(attempt_id);
  expect([made?.status, made?.output_contents.length, await left()]).toEqual(['succeeded', 3, 29]);
  expect(made?.inputs.map(({ problem }) => problem)).toEqual(['no_subject', '']);
}, 120_000);

it('a doubtful picture waits to be looked at like others, with its doubts; its attempt comes back once', async () => {
  const merchant = await newMerchant(server);
  const { left } = generating(server, merchant, photograph);
  const product = await newProduct(server, merchant);
  await newPicture(server, merchant, product, { file: await halfPhotograph() });
  const asked = { product_ids: [product], product_type: 'gentle', generation_text: '' };
  await server.ok(api.generateForProducts, asked, merchant.owner);
  expect(await left()).toBe(29);
  await server.runJobs();
  const ready = async () => (await server.ok(api.listReadyGenerations, {}, merchant.owner)).generations;
  const [made] = await ready();
  expect(made).toMatchObject({ status: 'succeeded', problem: '', returned: true });
  expect(made?.output_contents).toHaveLength(3);
  expect(made?.inputs.map(({ doubts }) => doubts)).toEqual([['cut_off']]);
  expect(await left()).toBe(30);
  // The job comes again, as after a worker's death, and the merchant tries to cancel what has ended.
  const again = sql`update pgboss.job set state = 'retry', start_after = now(), completed_on = null where name = 'generation'
    and data->>'merchant_id' = ${merchant.merchantId}`;
  await again.execute(server.context.db);
  await server.runJobs();
  const attempt_id = made?.attempt_id ?? '';
  expect((await server.call(api.cancelGeneration, { attempt_id }, merchant.owner)).status).toBe(409);
  expect(await left()).toBe(30);
  await server.ok(api.takeGeneration, { attempt_id, output: 0 }, merchant.owner);
  expect([await ready(), await left()]).toEqual([[], 30]);
}, 120_000);

it('an attempt that gave a good picture, too, is spent; the doubtful photograph is named', async () => {
  const { upload, start, state, left } = generating(server, await newMerchant(server), photograph);
  const attempt_id = await upload();
  await upload({ attempt_id }, await halfPhotograph());
  await start(attempt_id);
  await server.runJobs();
  const made = await state(attempt_id);
  expect([made?.status, made?.output_contents.length, made?.returned, await left()]).toEqual([
    'succeeded',
    6,
    false,
    29,
  ]);
  expect(made?.inputs.map(({ doubts }) => doubts)).toEqual([[], ['cut_off']]);
}, 120_000);
