import { sql } from 'kysely';
import { ofProof } from 'tooling/proofs';
import type { AppContext } from '../context.ts';
import { generating, openAiAt, withGenerator } from '../testing/generations.ts';
import { photograph } from '../testing/pictures.ts';
import { withProviderSandbox } from '../testing/provider-sandbox.ts';
import { environment, freePort, type ServiceProcess, spawnService } from '../testing/service-process.ts';
import { newMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const sandbox = withProviderSandbox();
const server = withTestServer();

async function startWorker(settings: Record<string, string> = {}): Promise<ServiceProcess> {
  const env = environment(server.context.config.databaseUrl, server.folder, await freePort());
  return spawnService({ ...env, ...settings }, undefined, 'worker.ts');
}

type Images = AppContext['config']['generator']['images'];

const settingsOf = (images: Images): Record<string, string> =>
  images.provider === 'studio'
    ? {}
    : {
        IMAGES_PROVIDER: images.provider,
        IMAGES_API_URL: images.url,
        IMAGES_API_KEY: images.key,
        IMAGES_MODEL: images.provider === 'openai' ? images.model : images.modelUri,
      };

const giveBack = () =>
  sql`update pgboss.job set state = 'retry', start_after = now() where name = 'generation' and state in ('active', 'retry')`.execute(
    server.context.db,
  );

const keepSlowly = async (seconds: number) => {
  await sql`create or replace function slowly() returns trigger language plpgsql as $$
    begin perform pg_sleep(${sql.lit(seconds)}); return new; end $$`.execute(server.context.db);
  await sql`create or replace trigger slowly before insert on generation_pictures
    for each row when (new.role = 'output') execute function slowly()`.execute(server.context.db);
};

const ledger = async (merchantId: string) =>
  (
    await server.context.db
      .selectFrom('generation_ledger')
      .select('kind')
      .where('merchant_id', '=', merchantId)
      .execute()
  ).map(({ kind }) => kind);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function killAt(worker: ServiceProcess, isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) {
    if (worker.child.exitCode !== null) throw new Error(`the worker ended by itself: ${worker.log()}`);
    await pause(10);
  }
  worker.child.kill('SIGKILL');
  expect((await worker.ended).signal).toBe('SIGKILL');
}

const steps = [
  ['keep', 'openai'],
  ['cut_out', 'studio'],
  ['background', 'studio'],
  ['keep', 'studio'],
] as const;
const patience = 240_000;

it.each(ofProof<readonly (readonly [string, 'openai' | 'studio'])[]>(steps.slice(0, 1), steps))(
  'an attempt whose worker is killed at %s (%s) is made after all, and costs one attempt',
  async (step, provider) => {
    await keepSlowly(step === 'keep' ? 2 : 0);
    const merchant = await newMerchant(server);
    const own = generating(server, merchant, photograph);
    const attempt = await own.upload();
    const images = provider === 'openai' ? openAiAt(sandbox.origin) : ({ provider } as const);
    const another = await withGenerator(server, { images });
    const worker = await startWorker(settingsOf(images));
    await own.start(attempt);
    await killAt(worker, async () => (await own.state(attempt))?.step === step);
    expect(await own.state(attempt)).toMatchObject({ status: 'running', output_contents: [] });
    await keepSlowly(0);
    await giveBack();
    await another.runJobs();
    const state = await own.state(attempt);
    expect(state).toMatchObject({ status: 'succeeded', problem: '' });
    expect(state?.output_contents).toHaveLength(provider === 'openai' ? 4 : 3);
    for (const { public_link } of state?.output_contents ?? []) {
      expect((await server.send(public_link.replace('/b2b/bff/s3', ''))).status).toBe(200);
    }
    expect(await ledger(merchant.merchantId)).toEqual(['spent']);
    expect(await own.left()).toBe(29);
  },
  patience,
);

it(
  'what a provider has begun is asked for after a kill, not ordered again',
  async () => {
    const images = {
      provider: 'yandexart',
      url: `${sandbox.origin}/images/yandex`,
      key: 'test',
      modelUri: 'art://test/yandex-art/latest',
    } as const;
    const another = await withGenerator(server, { images });
    const merchant = await newMerchant(server);
    const own = generating(server, merchant, photograph);
    const attempt = await own.upload();
    const externalId = async () => {
      const rows = server.context.db.selectFrom('generations').select('external_id').where('attempt_id', '=', attempt);
      return (await rows.executeTakeFirstOrThrow()).external_id;
    };
    const worker = await startWorker(settingsOf(images));
    await own.start(attempt);
    await killAt(worker, async () => (await externalId()) !== null);
    const begun = await externalId();
    await giveBack();
    await another.runJobs();
    expect(await own.state(attempt)).toMatchObject({ status: 'succeeded' });
    expect(await externalId()).toBe(begun);
    expect(await ledger(merchant.merchantId)).toEqual(['spent']);
  },
  patience,
);
