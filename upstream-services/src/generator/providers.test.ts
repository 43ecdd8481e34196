import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as api from 'shared-contracts';
import sharp from 'sharp';
import { cutOut } from '../studio/index.ts';
import { generating, openAiAt, withGenerator } from '../testing/generations.ts';
import { newPicture, photograph } from '../testing/pictures.ts';
import { withProviderSandbox } from '../testing/provider-sandbox.ts';
import { newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';
import type { Work } from '../work/index.ts';
import { generationJob } from './generation-job.ts';

const sandbox = withProviderSandbox();
const first = withTestServer();
let server: TestServer;
let work: Work;
beforeAll(async () => {
  work = cuttingOutOnce(first.context.work);
  server = await withGenerator(first, { images: openAiAt(sandbox.origin) });
});

function cuttingOutOnce(all: Work): Work {
  let object: Promise<never> | undefined;
  return {
    ...all,
    run(task, ...rest) {
      if (task.name !== cutOut.name) return all.run(task, ...rest);
      object ??= all.run(task, ...rest) as Promise<never>;
      return object;
    },
  };
}

/** Where the provider takes no pictures, an object has to be found in the input. */
const ownOf = (at: TestServer, merchant: TestMerchant) =>
  generating(at, merchant, at.context.config.generator.images.provider === 'openai' ? undefined : photograph);

async function attempted(words = '', at: TestServer = server) {
  const own = ownOf(at, await newMerchant(at));
  const attempt = await own.upload();
  await own.start(attempt, words);
  const run = await at.runJobs();
  return { run, state: await own.state(attempt), left: await own.left() };
}

async function shareOf(file: Response, isSo: (pixel: [number, number, number]) => boolean): Promise<number> {
  const { data } = await sharp(Buffer.from(await file.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += 3)
    found += isSo([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]) ? 1 : 0;
  return found / (data.length / 3);
}

it('an endpoint of OpenAI’s kind makes pictures of the input, which are kept at once', async () => {
  const { state, left } = await attempted();
  expect(state).toMatchObject({ status: 'succeeded', progress: 100 });
  expect(state?.output_contents).toHaveLength(4);
  const address = state?.output_contents[0]?.public_link ?? '';
  expect(address).toMatch(/^\/b2b\/bff\/s3\/v1\/content\/file\/generated\/[\w-]+$/);
  expect((await server.send(address.replace('/b2b/bff/s3', ''))).status).toBe(200);
  expect(left).toBe(29);
});

it.each([
  ['a broken picture', 'картинка сломана', { status: 'failed', problem: 'bad_picture' }],
  ['a picture of 50 000 × 50 000 pixels', 'картинка огромна', { status: 'failed', problem: 'bad_picture' }],
  ['moderation’s no', 'недопустимо', { status: 'blocked', problem: 'moderation' }],
])('%s ends the attempt, which is given back once', async (_, words, expected) => {
  const { state, left } = await attempted(words);
  expect(state).toMatchObject({ ...expected, output_contents: [] });
  expect(left).toBe(30);
});

const yandexAt = (origin: string) =>
  ({
    provider: 'yandexart',
    url: `${origin}/images/yandex`,
    key: 'test',
    modelUri: 'art://test/yandex-art/latest',
  }) as const;

const kinds = [
  ['OpenAI’s kind', openAiAt],
  ['YandexART', yandexAt],
] as const;
const passing = [
  ['500', 'error-after'],
  ['429', 'too-many'],
] as const;

it.each([
  ['what it draws is not allowed', 3, 'Запрещённый запрос', { status: 'blocked', problem: 'moderation' }],
  ['the request is wrong', 3, 'modelUri: unknown model', { status: 'failed', problem: 'provider_failed' }],
  ['it is forbidden to us', 7, 'Permission denied by policy', { status: 'failed', problem: 'provider_failed' }],
])('YandexART’s refusal is told as what it is: %s', async (_, code, message, expected) => {
  const yandex = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message }));
  }).listen(0, '127.0.0.1');
  await once(yandex, 'listening');
  try {
    const { port } = yandex.address() as AddressInfo;
    const at = await withGenerator(first, { images: yandexAt(`http://127.0.0.1:${port}`) }, { work });
    expect((await attempted('', at)).state).toMatchObject(expected);
  } finally {
    yandex.close();
  }
});

describe.each(kinds)('%s', (_, images) => {
  it.each(passing)(
    'that answers %s once is asked again, and the attempt is spent on what it makes',
    async (_status, fault) => {
      const at = await withGenerator(first, { images: images(sandbox.origin) }, { work });
      const begun = await failingAt(at, fault, 1);
      expect(await begun.own.state(begun.attempt)).toMatchObject({ status: 'running', problem: '' });
      expect(await begun.own.left()).toBe(29);
      await begun.again(false);
      expect(await begun.own.state(begun.attempt)).toMatchObject({ status: 'succeeded', problem: '' });
      expect(await begun.own.left()).toBe(29);
    },
  );

  it.each(passing)(
    'that answers %s to the last try ends the attempt, which is given back once',
    async (_status, fault) => {
      const at = await withGenerator(first, { images: images(sandbox.origin) }, { work });
      const begun = await failingAt(at, fault, 10);
      await begun.again(true);
      expect(await begun.own.state(begun.attempt)).toMatchObject({ status: 'failed', problem: 'provider_failed' });
      expect(await begun.own.left()).toBe(30);
      await begun.again(true);
      expect(await begun.own.left()).toBe(30);
    },
  );

  it('that hangs: the attempt ends by its deadline, and is given back once', async () => {
    await sandbox.fault('images', { fault: 'hang', times: 10 });
    const hurried = await withGenerator(first, { images: images(sandbox.origin), runLimit: 3_000 }, { work });
    const { state, left } = await attempted('', hurried);
    expect(state).toMatchObject({ status: 'failed', problem: 'too_late' });
    expect(left).toBe(30);
  });
});

async function failingAt(at: TestServer, fault: string, times: number) {
  await sandbox.fault('images', { fault, times });
  const merchant = await newMerchant(at);
  const own = ownOf(at, merchant);
  const attempt = await own.upload();
  await own.start(attempt);
  expect(await at.runJobs()).toMatchObject({ failed: 1 });
  const key = { merchant_id: merchant.merchantId, attempt_id: attempt };
  const again = (isLast: boolean) =>
    generationJob.run(at.context, key, { id: attempt, signal: new AbortController().signal, isLast }).catch(() => {});
  return { own, attempt, again };
}

it('one that is begun again has the rest of its time, not all of it anew', async () => {
  let now = new Date();
  const images = openAiAt(sandbox.origin);
  const late = await withGenerator(first, { images, runLimit: 60_000 }, { now: () => now });
  const { own, attempt, again } = await failingAt(late, 'error-after', 1);
  now = new Date(now.getTime() + 61_000);
  await again(false);
  expect(await own.state(attempt)).toMatchObject({ status: 'failed', problem: 'too_late' });
  expect(await own.left()).toBe(30);
});

it('one whose process died for good is ended when its time is over, and given back once', async () => {
  let now = new Date();
  const late = await first.another({ now: () => now });
  const own = generating(late, await newMerchant(late));
  const attempt = await own.upload();
  await own.start(attempt);
  const { jobs } = await import('../job-list.ts');
  const sweep = jobs.find(({ name }) => name === 'generations-late');
  const run = { id: 'late', signal: new AbortController().signal, isLast: true };
  now = new Date(now.getTime() + 39 * 60_000);
  await sweep?.run(late.context, {}, run);
  expect(await own.state(attempt)).toMatchObject({ status: 'queued', problem: '' });
  now = new Date(now.getTime() + 2 * 60_000);
  await Promise.all([1, 2, 3].map(() => sweep?.run(late.context, {}, run)));
  expect(await own.state(attempt)).toMatchObject({ status: 'failed', problem: 'too_late' });
  expect(await own.left()).toBe(30);
});

it('YandexART makes the background, and the object is cut out and put before it here', async () => {
  const yandex = await withGenerator(first, { images: yandexAt(sandbox.origin) }, { work });
  const { state } = await attempted('', yandex);
  expect(state).toMatchObject({ status: 'succeeded' });
  expect(state?.output_contents).toHaveLength(1);
  // The photograph's flower is red and yellow; what the sandbox draws behind it is not.
  const address = state?.output_contents[0]?.public_link.replace('/b2b/bff/s3', '') ?? '';
  expect(
    await shareOf(await yandex.send(address), ([red, green, blue]) => red > 120 && green < 80 && blue < 90),
  ).toBeGreaterThan(0.02);
  expect(await yandex.ok(api.readGenerator, {}, (await newMerchant(yandex)).owner)).toEqual({
    provider: 'yandexart',
    variants: 1,
    proposes_texts: false,
  });
}, 120_000);

describe('texts', () => {
  it('a title and a description are proposed from a picture and the merchant’s words', async () => {
    const chat = { url: `${sandbox.origin}/images/v1`, key: 'test', model: 'test' };
    const writer = await withGenerator(first, { chat });
    const merchant = await newMerchant(writer);
    const product = await newProduct(writer, merchant);
    const { content_id } = await newPicture(writer, merchant, product, { file: await photograph() });
    const asked = { content_id, words: 'Розы в вазе' };
    expect(await writer.ok(api.proposeProductTexts, asked, merchant.owner)).toEqual({
      title: 'Розы в вазе',
      description: 'Розы в вазе. Описание придумала песочница провайдеров.',
    });
    await sandbox.fault('images', { fault: 'error-after' });
    const { status, problem } = await writer.call(api.proposeProductTexts, asked, merchant.owner);
    expect([status, problem.code]).toEqual([503, 'provider_unavailable']);
  });

  it('are passed on whole, however long: the form says where that is too long', async () => {
    const long = { title: 'Роза '.repeat(60).trim(), description: 'Свежие розы. '.repeat(300).trim() };
    const model = createServer((_, response) =>
      response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(long) } }] })),
    ).listen(0, '127.0.0.1');
    await once(model, 'listening');
    try {
      const { port } = model.address() as AddressInfo;
      const chat = { url: `http://127.0.0.1:${port}`, key: 'test', model: 'test' };
      const writer = await withGenerator(first, { chat });
      const { owner } = await newMerchant(writer);
      expect(await writer.ok(api.proposeProductTexts, { words: 'Розы' }, owner)).toEqual(long);
    } finally {
      model.close();
    }
  });

  it('are not proposed where no service for them is configured', async () => {
    const { owner } = await newMerchant(first);
    expect((await first.call(api.proposeProductTexts, { words: 'Розы' }, owner)).status).toBe(404);
  });
});
