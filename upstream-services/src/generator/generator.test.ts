import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { sharp } from '../common/sharp.ts';
import { formOf } from '../testing/client.ts';
import { generating, openAiAt, withGenerator } from '../testing/generations.ts';
import { newPicture, photograph, uploadOf } from '../testing/pictures.ts';
import { withProviderSandbox } from '../testing/provider-sandbox.ts';
import { newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';
import { endGeneration } from './end.ts';
import { forgetGenerations } from './jobs.ts';

const sandbox = withProviderSandbox();
const first = withTestServer();
let server: TestServer;
let merchant: TestMerchant;
let own: ReturnType<typeof generating>;
beforeAll(async () => {
  server = await withGenerator(first, { images: openAiAt(sandbox.origin) });
});
beforeEach(async () => {
  merchant = await newMerchant(server);
  own = generating(server, merchant);
});

const files = () =>
  readdirSync(join(server.folder, 'content'), { recursive: true }).filter((name) => String(name).includes('.')).length;

it('[7.58.1, 7.58.2] the same upload is one attempt; further pictures join it, four at most', async () => {
  const file = await photograph();
  const body = { file, idempotency_token: randomUUID(), content_info: { version: 'v1', type: 'image' } } as const;
  const made = await server.ok(api.uploadGenerationInput, body, merchant.owner);
  expect(await server.ok(api.uploadGenerationInput, body, merchant.owner)).toEqual(made);
  const { owner } = await newMerchant(server);
  expect(await server.ok(api.uploadGenerationInput, body, owner)).not.toEqual(made);
  for (let more = 0; more < 3; more += 1)
    expect(await own.upload({ attempt_id: made.attempt_id })).toBe(made.attempt_id);
  const content_info = { ...body.content_info, attempt_id: made.attempt_id };
  const fifth = { ...body, idempotency_token: randomUUID(), content_info };
  const before = files();
  const { status, problem } = await server.call(api.uploadGenerationInput, fifth, merchant.owner);
  expect([status, problem.code]).toEqual([409, 'conflict']);
  // What was refused leaves no file.
  expect(files()).toBe(before);
});

it('what was put there and never begun goes when it is much, with its files; what was begun stays', async () => {
  const begun = await own.upload();
  await own.start(begun);
  const product = await newProduct(server, merchant);
  const { content_id } = await newPicture(server, merchant, product);
  const made: string[] = [];
  for (let count = 0; count < 23; count += 1)
    made.push((await server.ok(api.useAsGenerationInput, { content_id }, merchant.owner)).attempt_id);
  const { rows } = await sql<{ attempt_id: string }>`
    select attempt_id from generation_pictures where merchant_id = ${merchant.merchantId} and role = 'input'
  `.execute(server.context.db);
  expect(rows.map(({ attempt_id }) => attempt_id).sort()).toEqual([begun, ...made.slice(3)].sort());
});

it('no more is put there in ten minutes than anybody needs', async () => {
  const limits = { ...server.context.limits, generatorInputs: { most: 2, window: 600 } };
  const strict = await first.another({ config: server.context.config, limits });
  const product = await newProduct(server, merchant);
  const { content_id } = await newPicture(server, merchant, product);
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1)
    statuses.push((await strict.call(api.useAsGenerationInput, { content_id }, merchant.owner)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

it('files of the generator count in what a merchant may keep: nothing goes in over that, nor is begun', async () => {
  const config = { ...server.context.config, pictureQuota: { pictures: 5_000, bytes: 1024 ** 2 } };
  const strict = await first.another({ config, limits: server.context.limits });
  const { content_id } = await newPicture(server, merchant, await newProduct(server, merchant));
  const [attempt_id, other] = [await own.upload(), await own.upload()];
  const { db } = server.context;
  await db
    .updateTable('generation_pictures')
    .set({ bytes: 1024 ** 2 })
    .where('attempt_id', '=', attempt_id)
    .execute();
  const content_info = { version: 'v1', type: 'image' } as const;
  const upload = { file: await photograph(), idempotency_token: randomUUID(), content_info } as const;
  const begin = { attempt_id: other, product_type: 'gentle', generation_text: '' };
  const kept = files();
  const { owner } = merchant;
  const refused = [
    await strict.call(api.uploadGenerationInput, upload, owner),
    await strict.call(api.useAsGenerationInput, { content_id }, owner),
    await strict.call(api.repeatGeneration, { attempt_id }, owner),
    await strict.call(api.generate, begin, owner),
  ];
  const limit = { of: 'shop_picture_mebibytes', most: 1 };
  const full = { status: 409, problem: expect.objectContaining({ code: 'list_full', limit }) };
  expect(refused).toEqual(refused.map(() => expect.objectContaining(full)));
  expect(files()).toBe(kept);
  expect((await server.call(api.generate, begin, owner)).status).toBe(200);
  // They never keep a shop from having a picture.
  expect((await strict.call(api.uploadContent, await uploadOf('shop-logo'), owner)).status).toBe(200);
});

it('what is no picture is refused before anything is made of it', async () => {
  const { status } = await server.send(api.uploadGenerationInput.path, {
    method: 'POST',
    headers: { 'x-merchant-token': merchant.token },
    body: formOf({
      file: new Blob(['<svg/>']),
      idempotency_token: randomUUID(),
      content_info: { version: 'v1', type: 'image' },
    }),
  });
  expect(status).toBe(415);
});

it('an attempt is begun once, in a category on offer', async () => {
  const attempt = await own.upload();
  const unknown = await own.start(attempt, '', 'moon');
  expect([unknown.status, unknown.problem.errors?.[0]?.path]).toEqual([400, 'product_type']);
  const both = await Promise.all([own.start(attempt), own.start(attempt)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await own.left()).toBe(29);
});

it('[7.54.1] attempts run out, and are not taken by what does not start', async () => {
  const poor = generating(await withGenerator(server, { freeAttempts: 1 }), merchant);
  const attempts = [await own.upload(), await own.upload()];
  const answers = await Promise.all(attempts.map((attempt) => poor.start(attempt)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('attempts_over');
  expect(await poor.left()).toBe(0);
  // Nor are there any to buy where nothing to be paid by is configured.
  expect((await server.ok(api.readAttempts, {}, merchant.owner)).payment_link).toBe('');
  expect((await server.call(api.buyAttempts, { pack: 'small' }, merchant.owner)).status).toBe(404);
});

it('sixty are under way at most of one merchant, and others begin theirs', async () => {
  await sql`
    insert into generations (merchant_id, attempt_id, idempotency_token, status, created_at, deadline_at)
    select ${merchant.merchantId}::uuid, gen_random_uuid(), gen_random_uuid(), 'queued', now(), now() + interval '40 min'
    from generate_series(1, 59)
  `.execute(server.context.db);
  expect((await own.start(await own.upload())).status).toBe(200);
  const { status, problem } = await own.start(await own.upload());
  expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'generations', most: 60 }]);
  const other = generating(server, await newMerchant(server));
  expect((await other.start(await other.upload())).status).toBe(200);
});

it('of a hundred that are begun at once, as many start as there are attempts', async () => {
  const few = generating(await withGenerator(server, { freeAttempts: 7 }), merchant);
  const attempts: string[] = [];
  for (let count = 0; count < 20; count += 1) attempts.push(await own.upload());
  const answers = await Promise.all(attempts.map((attempt) => few.start(attempt)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  expect(await few.left()).toBe(0);
});

it('one that waits can be canceled, once, and gives its attempt back once', async () => {
  const attempt_id = await own.upload();
  await own.start(attempt_id);
  const cancel = () => server.call(api.cancelGeneration, { attempt_id }, merchant.owner);
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await server.runJobs();
  expect(await own.state(attempt_id)).toMatchObject({ status: 'canceled', output_contents: [] });
  expect(await own.left()).toBe(30);
});

it('a doubtful success gives its attempt back once, whoever else ends it at the same moment; a good one keeps it', async () => {
  const ended = async (isDoubtful: boolean) => {
    const attempt_id = await own.upload();
    await own.start(attempt_id);
    const key = { merchant_id: merchant.merchantId, attempt_id };
    const succeed = () => endGeneration(server.context, key, { status: 'succeeded', isDoubtful });
    const answers = await Promise.all([succeed(), succeed(), succeed()]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    return (await own.state(attempt_id))?.returned;
  };
  expect([await ended(true), await own.left()]).toEqual([true, 30]);
  expect([await ended(false), await own.left()]).toEqual([false, 29]);
});

it('one that is being made can be canceled, and what comes of it is thrown away', async () => {
  await sandbox.fault('images', { fault: 'slow', ms: 4_000 });
  const attempt_id = await own.upload();
  await own.start(attempt_id);
  const running = server.runJobs();
  while ((await own.state(attempt_id))?.status !== 'running') await new Promise((done) => setTimeout(done, 20));
  await server.ok(api.cancelGeneration, { attempt_id }, merchant.owner);
  await running;
  expect(await own.state(attempt_id)).toMatchObject({ status: 'canceled', output_contents: [] });
  expect(await own.left()).toBe(30);
});

it('another style is tried with the same photographs, without a new upload', async () => {
  const first = await own.upload();
  await own.upload({ attempt_id: first });
  await own.start(first);
  await server.runJobs();
  const { attempt_id } = await server.ok(api.repeatGeneration, { attempt_id: first }, merchant.owner);
  expect(await own.state(attempt_id)).toMatchObject({ status: 'created', inputs: [{ place: 0 }, { place: 1 }] });
  expect((await own.start(attempt_id, '', 'white')).status).toBe(200);
  expect(await own.left()).toBe(28);
  const links = [await own.state(first), await own.state(attempt_id)].map((one) => one?.input_public_link);
  expect(new Set(links).size).toBe(2);
});

it('what is made of a product’s picture stays for that product, also where it is made again', async () => {
  const product_id = await newProduct(server, merchant);
  const { content_id } = await newPicture(server, merchant, product_id);
  const { attempt_id } = await server.ok(api.useAsGenerationInput, { content_id }, merchant.owner);
  const again = await server.ok(api.repeatGeneration, { attempt_id }, merchant.owner);
  for (const id of [attempt_id, again.attempt_id]) {
    expect(await own.state(id)).toMatchObject({ product_id, source_content_id: content_id });
  }
  const uploaded = await own.upload({ product_id });
  expect(await own.state(uploaded)).toMatchObject({ product_id, source_content_id: null });
});

it('of several results the one that was chosen becomes the product’s picture', async () => {
  const product_id = await newProduct(server, merchant);
  const attempt_id = await own.upload({ product_id });
  await own.start(attempt_id);
  await server.runJobs();
  const links = ((await own.state(attempt_id))?.output_contents ?? []).map(({ link }) => link);
  const { content_id } = await server.ok(api.takeGeneration, { attempt_id, output: 2 }, merchant.owner);
  const { list } = await server.ok(api.retrieveContent, { content_id }, merchant.owner);
  const bytesOf = async (link = '') => {
    const file = await server.send(link.replace('/b2b/bff/s3', ''), { headers: { accept: 'image/webp' } });
    return Buffer.from(await file.arrayBuffer()).toString('base64');
  };
  const results = await Promise.all(links.map(bytesOf));
  expect(new Set(results).size).toBe(4);
  expect(results.indexOf(await bytesOf(list[0]?.link))).toBe(2);
  const none = await server.call(api.takeGeneration, { attempt_id, output: 2 }, merchant.owner);
  expect(none.problem.code).toBe('conflict');
});

it('one photograph is removed from an attempt, and another takes its place; not once it is begun', async () => {
  const attempt_id = await own.upload();
  for (let more = 0; more < 3; more += 1) await own.upload({ attempt_id });
  const remove = (place: number) => server.call(api.removeGenerationInput, { attempt_id, place }, merchant.owner);
  expect((await remove(1)).status).toBe(200);
  await own.upload({ attempt_id });
  expect((await own.state(attempt_id))?.inputs.map(({ place }) => place)).toEqual([0, 2, 3, 4]);
  await own.start(attempt_id);
  expect((await remove(0)).status).toBe(409);
});

it('a picture of too many pixels is told the limit of pixels', async () => {
  const file = new Blob([
    await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ]);
  const body = { file, idempotency_token: randomUUID(), content_info: { version: 'v1', type: 'image' } };
  const { status, problem } = await server.call(api.uploadGenerationInput, body, merchant.owner);
  expect([status, problem.limit]).toEqual([413, { of: 'megapixels', most: 50 }]);
});

it('[7.52.1, 7.56.1, 7.56.2, 9.7.1] those under way are listed, and the history comes newest first by fives', async () => {
  const attempts: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const attempt = await own.upload();
    await own.start(attempt);
    attempts.push(attempt);
  }
  // One that was never begun is none.
  await own.upload();
  const { generations } = await server.ok(api.listActiveGenerations, {}, merchant.owner);
  expect(generations.map((one) => one.attempt_id)).toEqual(attempts);
  const page = await server.ok(api.listGenerations, { limit: 5, offset: 0 }, merchant.owner);
  expect(page.total_count).toBe(6);
  expect(page.generations.map((one) => one.attempt_id)).toEqual(attempts.toReversed().slice(0, 5));
  const second = await server.ok(api.listGenerations, { limit: 5, offset: 5 }, merchant.owner);
  expect(second.generations.map((one) => one.attempt_id)).toEqual(attempts.slice(0, 1));
});

it('[7.55.1] styles are offered by slug and name', async () => {
  const { categories } = await server.ok(api.listGeneratorCategories, {}, merchant.owner);
  expect(categories.slice(0, 2)).toEqual([
    { slug: 'gentle', name: 'Нежность' },
    { slug: 'white', name: 'Белый фон' },
  ]);
  expect(categories).toHaveLength(9);
});

it('a picture made of one of a product’s three takes its place among them, and that one is kept hidden', async () => {
  const product = await newProduct(server, merchant);
  const before: string[] = [];
  for (const order of [1, 2, 3]) before.push((await newPicture(server, merchant, product, { order })).content_id);
  const { attempt_id } = await server.ok(api.useAsGenerationInput, { content_id: before[1] ?? '' }, merchant.owner);
  await own.start(attempt_id);
  await server.runJobs();
  const taken = await server.ok(api.takeGeneration, { attempt_id, output: 0 }, merchant.owner);
  expect(taken.replaced_content_id).toBe(before[1]);
  const { list } = await server.ok(api.retrieveContent, { external_id: product }, merchant.owner);
  const shown = list.filter((one) => one.meta.show).toSorted((a, b) => a.meta.order - b.meta.order);
  expect(shown.map((one) => one.content_id)).toEqual([before[0], taken.content_id, before[2]]);
  expect(list.find((one) => one.content_id === before[1])?.meta.show).toBe(false);
  const log = (await server.ok(api.readShopLog, {}, merchant.owner)).list.slice(0, 2);
  expect(log.map(({ kind, subject_id }) => [kind, subject_id])).toEqual([
    ['picture_added', taken.content_id],
    ['picture_changed', before[1]],
  ]);
});

it('a result that is taken twice at once is placed once, and given back once', async () => {
  const product = await newProduct(server, merchant);
  const { content_id: source } = await newPicture(server, merchant, product);
  const { attempt_id } = await server.ok(api.useAsGenerationInput, { content_id: source }, merchant.owner);
  await own.start(attempt_id);
  await server.runJobs();
  const twice = <T>(call: () => Promise<T>) => Promise.all([call(), call()]);
  const takes = await twice(() => server.call(api.takeGeneration, { attempt_id, output: 0 }, merchant.owner));
  expect(takes.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { list } = await server.ok(api.retrieveContent, { external_id: product }, merchant.owner);
  expect(list).toHaveLength(2);
  const content_id = takes.find(({ status }) => status === 200)?.body.content_id ?? '';
  // Another device still shows it as one that waits.
  for (const settlement of ['passed', ''] as const) {
    await server.ok(api.settleGeneration, { attempt_id, settlement }, merchant.owner);
    expect((await server.call(api.takeGeneration, { attempt_id, output: 0 }, merchant.owner)).status).toBe(409);
  }
  const back = { attempt_id, content_id, replaced_content_id: source };
  const returns = await twice(() => server.call(api.untakeGeneration, back, merchant.owner));
  expect(returns.map(({ status }) => status).sort()).toEqual([200, 409]);
});

describe('for products', () => {
  it('first pictures are improved in one go, and taken in place of what they were made of', async () => {
    const products = [await newProduct(server, merchant), await newProduct(server, merchant)];
    const without = await newProduct(server, merchant);
    const before: string[] = [];
    for (const product of products) before.push((await newPicture(server, merchant, product)).content_id);
    const asked = { product_ids: [...products, without], product_type: 'white', generation_text: '' };
    expect(await server.ok(api.generateForProducts, asked, merchant.owner)).toEqual({ started: 2 });
    await server.runJobs();
    const { generations, total_count } = await server.ok(api.listReadyGenerations, {}, merchant.owner);
    expect(total_count).toBe(2);
    const second = await server.ok(api.listReadyGenerations, { page: 2, per_page: 1 }, merchant.owner);
    expect([second.generations[0]?.attempt_id, second.total_count]).toEqual([generations[1]?.attempt_id, 2]);
    const of = (product?: string) => generations.find((one) => one.product_id === product)?.attempt_id ?? '';
    const taken = { attempt_id: of(products[0]), output: 0 };
    const { content_id, replaced_content_id } = await server.ok(api.takeGeneration, taken, merchant.owner);
    const { list } = await server.ok(api.retrieveContent, { external_id: products[0] }, merchant.owner);
    expect(list.filter((one) => one.meta.show).map((one) => one.content_id)).toEqual([content_id]);
    expect(list.find((one) => one.content_id === before[0])?.meta.show).toBe(false);
    expect(replaced_content_id).toBe(before[0]);
    expect((await server.call(api.takeGeneration, taken, merchant.owner)).status).toBe(409);
    const passed = { attempt_id: of(products[1]), settlement: 'passed' } as const;
    await server.ok(api.settleGeneration, passed, merchant.owner);
    expect(await server.ok(api.listReadyGenerations, {}, merchant.owner)).toEqual({ generations: [], total_count: 0 });
  });

  it('what was taken can be given back: the earlier picture is shown again, and the result waits', async () => {
    const product = await newProduct(server, merchant);
    const before = (await newPicture(server, merchant, product)).content_id;
    await server.ok(
      api.generateForProducts,
      { product_ids: [product], product_type: 'white', generation_text: '' },
      merchant.owner,
    );
    await server.runJobs();
    const [made] = (await server.ok(api.listReadyGenerations, {}, merchant.owner)).generations;
    const attempt_id = made?.attempt_id ?? '';
    const { content_id, replaced_content_id } = await server.ok(
      api.takeGeneration,
      { attempt_id, output: 0 },
      merchant.owner,
    );
    const back = { attempt_id, content_id, replaced_content_id: replaced_content_id ?? undefined };
    await server.ok(api.untakeGeneration, back, merchant.owner);
    const { list } = await server.ok(api.retrieveContent, { external_id: product }, merchant.owner);
    expect(list.filter((one) => one.meta.show).map((one) => one.content_id)).toEqual([before]);
    expect((await server.ok(api.listReadyGenerations, {}, merchant.owner)).total_count).toBe(1);
    expect((await server.call(api.untakeGeneration, back, merchant.owner)).status).toBe(409);
  });

  it('what was taken can be given back also where the product has filled up meanwhile: another picture makes room', async () => {
    const product = await newProduct(server, merchant);
    const before: string[] = [];
    for (const order of [1, 2, 3]) {
      before.push((await newPicture(server, merchant, product, { order })).content_id);
    }
    const asked = { product_ids: [product], product_type: 'white', generation_text: '' };
    await server.ok(api.generateForProducts, asked, merchant.owner);
    await server.runJobs();
    const [made] = (await server.ok(api.listReadyGenerations, {}, merchant.owner)).generations;
    const attempt_id = made?.attempt_id ?? '';
    const { content_id } = await server.ok(api.takeGeneration, { attempt_id, output: 0 }, merchant.owner);
    await server.ok(api.updateContent, { version: 'v1', content_id, meta: { show: false } }, merchant.owner);
    const { content_id: newest } = await newPicture(server, merchant, product, { order: 4 });
    const back = { attempt_id, content_id, replaced_content_id: before[0] };
    await server.ok(api.untakeGeneration, back, merchant.owner);
    const { list } = await server.ok(api.retrieveContent, { external_id: product }, merchant.owner);
    const shown = list.filter((one) => one.meta.show).map((one) => one.content_id);
    expect(shown).toEqual([before[1], before[2], before[0]]);
    expect(shown).not.toContain(newest);
  });

  it('a run says how far it is and its products’ names, and its rest can be canceled', async () => {
    const products = [await newProduct(server, merchant, { title: 'Розы' }), await newProduct(server, merchant)];
    for (const product of products) await newPicture(server, merchant, product);
    const asked = { product_ids: products, product_type: 'white', generation_text: '' };
    await server.ok(api.generateForProducts, asked, merchant.owner);
    expect(await server.ok(api.readBatch, {}, merchant.owner)).toEqual({ total: 2, ended: 0 });
    const { generations } = await server.ok(api.listActiveGenerations, {}, merchant.owner);
    expect(generations.map((one) => one.product_title)).toContain('Розы');
    await server.ok(api.cancelGeneration, { attempt_id: generations[0]?.attempt_id ?? '' }, merchant.owner);
    expect(await server.ok(api.readBatch, {}, merchant.owner)).toEqual({ total: 2, ended: 1 });
    const single = await own.upload();
    await own.start(single);
    expect(await server.ok(api.cancelBatch, {}, merchant.owner)).toEqual({ canceled: 1 });
    expect(await server.ok(api.readBatch, {}, merchant.owner)).toEqual({ total: 0, ended: 0 });
    const left = await server.ok(api.listActiveGenerations, {}, merchant.owner);
    expect(left.generations.map(({ attempt_id }) => attempt_id)).toEqual([single]);
    expect(await own.left()).toBe(29);
  });

  it('a single picture goes before one’s own run over the shop, and says how many are before it', async () => {
    const products = [await newProduct(server, merchant), await newProduct(server, merchant)];
    for (const product of products) await newPicture(server, merchant, product);
    const asked = { product_ids: products, product_type: 'white', generation_text: '' };
    await server.ok(api.generateForProducts, asked, merchant.owner);
    const single = await own.upload();
    await own.start(single);
    const second = await own.upload();
    await own.start(second);
    const { generations } = await server.ok(api.listActiveGenerations, {}, merchant.owner);
    expect(generations.map((one) => [one.attempt_id === single, one.ahead])).toEqual([
      [true, 0],
      [false, 1],
      [false, expect.any(Number)],
      [false, expect.any(Number)],
    ]);
    expect(
      generations
        .slice(2)
        .map((one) => one.ahead)
        .sort(),
    ).toEqual([2, 3]);
    const { rows } = await sql<{ attempt_id: string }>`
      select data->>'attempt_id' as attempt_id from pgboss.job
      where name = 'generation' and state = 'created' and data->>'merchant_id' = ${merchant.merchantId}
      order by priority desc, created_on`.execute(server.context.db);
    expect(rows.slice(0, 2).map((row) => row.attempt_id)).toEqual([single, second]);
  });

  it('a product’s picture that was asked for by itself does not wait among those of the shop', async () => {
    const product = await newProduct(server, merchant);
    const { content_id } = await newPicture(server, merchant, product);
    const { attempt_id } = await server.ok(api.useAsGenerationInput, { content_id }, merchant.owner);
    await own.start(attempt_id);
    await server.runJobs();
    expect(await own.state(attempt_id)).toMatchObject({ status: 'succeeded', product_id: product });
    expect((await server.ok(api.listReadyGenerations, {}, merchant.owner)).total_count).toBe(0);
  });

  it('those come next that were never tried, then those tried longest ago; none that is being made or waits', async () => {
    const products: string[] = [];
    for (let count = 0; count < 3; count += 1) products.push(await newProduct(server, merchant));
    for (const product of products) await newPicture(server, merchant, product);
    await newProduct(server, merchant);
    const next = () => server.ok(api.listProductsToImprove, {}, merchant.owner);
    const make = (product: string) =>
      server.ok(
        api.generateForProducts,
        { product_ids: [product], product_type: 'white', generation_text: '' },
        merchant.owner,
      );
    const [first = '', second = '', third = ''] = (await next()).product_ids;
    expect(await next()).toMatchObject({ total_count: 3, untried_count: 3 });
    const { products_list } = await server.ok(api.listProducts, { page: 1, per_page: 20 }, merchant.owner);
    const titleOf = new Map(products_list.map(({ product_id, title }) => [product_id, title]));
    expect((await next()).titles).toEqual([first, second, third].map((id) => titleOf.get(id)));
    await make(second);
    expect(await next()).toMatchObject({ product_ids: [first, third], total_count: 2, untried_count: 2 });
    await server.runJobs();
    expect((await next()).product_ids).toEqual([first, third]);
    const [made] = (await server.ok(api.listReadyGenerations, {}, merchant.owner)).generations;
    await server.ok(api.settleGeneration, { attempt_id: made?.attempt_id ?? '', settlement: 'passed' }, merchant.owner);
    await make(first);
    await server.runJobs();
    const [again] = (await server.ok(api.listReadyGenerations, {}, merchant.owner)).generations;
    await server.ok(api.takeGeneration, { attempt_id: again?.attempt_id ?? '', output: 0 }, merchant.owner);
    expect(await next()).toMatchObject({ product_ids: [third, second, first], total_count: 3, untried_count: 1 });
  });

  it('none starts where fewer attempts are left than pictures', async () => {
    const poor = await withGenerator(server, { freeAttempts: 1 });
    const products = [await newProduct(server, merchant), await newProduct(server, merchant)];
    for (const product of products) await newPicture(server, merchant, product);
    const asked = { product_ids: products, product_type: 'white', generation_text: '' };
    const answer = await poor.call(api.generateForProducts, asked, merchant.owner);
    expect([answer.status, answer.problem.code]).toEqual([409, 'attempts_over']);
    expect((await poor.ok(api.listActiveGenerations, {}, merchant.owner)).generations).toEqual([]);
    expect(await generating(poor, merchant).left()).toBe(1);
  });
});

it('what is old is forgotten with its files; what is under way stays', async () => {
  const [old, kept] = [await own.upload(), await own.upload()];
  await own.start(old);
  await server.runJobs();
  const address = ((await own.state(old))?.output_contents[0]?.link ?? '').replace('/b2b/bff/s3', '');
  await own.start(kept);
  const later = (days: number) => ({ ...server.context, now: () => new Date(Date.now() + days * 24 * 3600_000) });
  await forgetGenerations(later(59));
  expect((await server.send(address)).status).toBe(200);
  await forgetGenerations(later(61));
  expect((await server.send(address)).status).toBe(404);
  const { generations } = await server.ok(api.listGenerations, { limit: 5, offset: 0 }, merchant.owner);
  expect(generations.map((one) => one.attempt_id)).toEqual([kept]);
});

it('of each merchant the last two hundred are kept, whatever others have made', async () => {
  const other = await newMerchant(server);
  const { db } = server.context;
  const add = ({ merchantId }: TestMerchant, count: number, age: number) =>
    sql`
      insert into generations (merchant_id, attempt_id, idempotency_token, status, created_at)
      select ${merchantId}::uuid, gen_random_uuid(), gen_random_uuid(), 'failed',
        now() - make_interval(days => ${age}::integer, mins => number)
      from generate_series(1, ${count}::integer) as number
    `.execute(db);
  await add(other, 1, 2);
  await add(merchant, 201, 1);
  await forgetGenerations(server.context);
  const history = ({ owner }: TestMerchant) => server.ok(api.listGenerations, { limit: 5, offset: 0 }, owner);
  expect([(await history(merchant)).total_count, (await history(other)).total_count]).toEqual([200, 1]);
});

it('what was put there and not begun in days is forgotten with its files; what was made stays', async () => {
  const made = await own.upload();
  await own.upload();
  await own.start(made);
  await server.runJobs();
  const before = files();
  const in4Days = new Date(Date.now() + 4 * 24 * 3600_000);
  await forgetGenerations({ ...server.context, now: () => new Date(Date.now() + 2.9 * 24 * 3600_000) });
  expect(files()).toBe(before);
  await forgetGenerations({ ...server.context, now: () => in4Days });
  expect(files()).toBeLessThan(before);
  const left = await server.context.db
    .selectFrom('generations')
    .select('attempt_id')
    .where('merchant_id', '=', merchant.merchantId)
    .execute();
  expect(left).toEqual([{ attempt_id: made }]);
});

it('what is being forgotten cannot be begun any more: it would have lost its photographs', async () => {
  const attempt_id = await own.upload();
  const answers: number[] = [];
  const { pictures } = server.context;
  const remove: typeof pictures.remove = async (...file) => {
    answers.push((await own.start(attempt_id)).status);
    await pictures.remove(...file);
  };
  const in4Days = new Date(Date.now() + 4 * 24 * 3600_000);
  await forgetGenerations({ ...server.context, pictures: { ...pictures, remove }, now: () => in4Days });
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers)).toEqual(new Set([409]));
  expect(await own.left()).toBe(30);
});
