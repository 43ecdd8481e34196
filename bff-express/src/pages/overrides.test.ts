import { bootSchema } from 'shared-contracts';
import { makePlatformReleases } from '../testing/releases.ts';
import { type RunningBff, startBff } from '../testing/running-bff.ts';

const stages: Record<string, RunningBff> = {};

beforeAll(async () => {
  for (const stage of ['testing', 'demo']) {
    const releases = await makePlatformReleases();
    await releases.release('mf-orders', '9.0.0-mine');
    await releases.release('mf-orders', '9.1.0-mine');
    await releases.release('mf-new', '1.0.0-mine');
    stages[stage] = await startBff({ releases, env: { STAGE: stage } });
  }
});
afterAll(() => Promise.all(Object.values(stages).map((bff) => bff.stop())));

const on = (stage: string): RunningBff => stages[stage] as RunningBff;

async function bootOf(bff: RunningBff, cookie = '') {
  const { text } = await bff.call('/b2b/', { headers: { cookie } });
  return bootSchema.parse(JSON.parse(/id="b2b-boot"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? ''));
}

async function versions(bff: RunningBff, cookie = '') {
  const { snapshot, overrides } = await bootOf(bff, cookie);
  const of = (name: string) => snapshot.containers.find((one) => one.name === name);
  return { orders: of('mf-orders'), added: of('mf-new')?.version, overrides };
}

const askFor = async (bff: RunningBff, release: string, cookie = '') => {
  const address = `/b2b/?tab=2&b2b-releases=${encodeURIComponent(release)}`;
  const { status, headers, text } = await bff.call(address, { headers: { cookie } });
  const [set = ''] = headers['set-cookie'] ?? [];
  return { status, location: headers.location, set, pair: set.split(';')[0] ?? '', text };
};

it('gives one browser other releases, and nobody else, until it asks for the usual ones', async () => {
  const bff = on('testing');
  const version = (await versions(bff)).orders?.version;
  const overridden = await askFor(bff, 'mf-orders@9.0.0-mine');
  expect([overridden.status, overridden.location]).toEqual([302, '/b2b/?tab=2']);
  expect(overridden.set).toContain('HttpOnly');
  const mine = await versions(bff, overridden.pair);
  expect(mine.orders?.version).toBe('9.0.0-mine');
  expect(mine.orders?.fallback?.version).toBe(version);
  expect(mine.overrides).toEqual([{ name: 'mf-orders', version: '9.0.0-mine' }]);
  expect(await versions(bff)).toMatchObject({ orders: { version }, overrides: undefined });

  const both = await askFor(bff, 'mf-new@1.0.0-mine', overridden.pair);
  expect(await versions(bff, both.pair)).toMatchObject({ orders: { version: '9.0.0-mine' }, added: '1.0.0-mine' });
  const registry = await bff.call('/b2b/bff/registry?page=%2Fb2b%2F', { headers: { cookie: both.pair } });
  expect(registry.text).toContain('9.0.0-mine');

  const newer = await askFor(bff, 'mf-orders@9.1.0-mine', both.pair);
  expect(await versions(bff, newer.pair)).toMatchObject({ orders: { version: '9.1.0-mine' }, added: '1.0.0-mine' });

  const reset = await askFor(bff, '', both.pair);
  expect(reset.set).toContain('Max-Age=0');
  expect((await versions(bff, reset.pair)).overrides).toBeUndefined();
});

it('says which release there is none of, and leaves out of a cookie what is not there', async () => {
  const bff = on('demo');
  for (const release of ['mf-orders@7.7.7', '../../etc@1', 'mf-orders', 'x'.repeat(3_000)]) {
    const refused = await askFor(bff, release);
    expect([refused.status, refused.set]).toEqual([404, '']);
    expect(refused.text).toMatch(/^Выпуска «.{2,200}» на этой платформе нет\./);
  }
  const { pair } = await askFor(bff, 'mf-orders@9.0.0-mine');
  const name = pair.split('=')[0];
  for (const value of ['mf-orders@7.7.7', '%00', 'mf-orders@..', `${'mf-a@1 '.repeat(400)}`])
    expect((await versions(bff, `${name}=${encodeURIComponent(value)}`)).overrides).toBeUndefined();
});
