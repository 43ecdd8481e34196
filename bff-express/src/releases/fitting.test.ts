import { setTimeout as sleep } from 'node:timers/promises';
import { registryAnswerSchema } from 'shared-contracts';
import { offeredOperations } from 'shared-contracts/operations';
import { type MadeReleases, makeReleases } from '../testing/releases.ts';
import { startBff } from '../testing/running-bff.ts';

type Bff = Awaited<ReturnType<typeof startBff>>;

let releases: MadeReleases;
let bff: Bff | undefined;

const runtime = (names: string[], version = '1.0.0') => ({ 'shared-runtime': { version, names } });
const takes = (names: string[], range = '^1.0.0') => ({ modules: { 'shared-runtime': { range, names } } });
const calls = (name: string, path = offeredOperations()[name] ?? '') => ({ operations: { [name]: path } });

beforeEach(async () => {
  releases = await makeReleases();
  await releases.release('host-shell', '1.0.0', { provides: runtime(['Slot', 'debounce']) });
  await releases.release('shared-design-system', '1.0.0', { provides: {} });
  await releases.release('mf-orders', '1.0.0', { uses: takes(['debounce']), provides: {} });
  await releases.activate({ 'host-shell': '1.0.0', 'shared-design-system': '1.0.0', 'mf-orders': '1.0.0' });
});
afterEach(async () => {
  await bff?.stop();
  bff = undefined;
  await releases.remove();
});

const start = async (): Promise<Bff> => {
  bff = await startBff({ releases });
  return bff;
};
const answer = async (of: Bff) => registryAnswerSchema.parse((await of.call('/b2b/bff/registry')).json());
const served = async (of: Bff) =>
  (await answer(of)).containers.map(({ name, version }) => `${name} ${version}`).filter((each) => !/design/.test(each));

async function write(of: Bff, active: Record<string, string>, previous: Record<string, string[]> = {}): Promise<void> {
  const { revision } = await answer(of);
  await releases.activate({ 'host-shell': '1.0.0', 'shared-design-system': '1.0.0', ...active }, previous);
  while ((await answer(of)).revision === revision) await sleep(25);
}

it('keeps the shell that was served when another is written that drops a name in use, and says which', async () => {
  const platform = await start();
  await releases.release('host-shell', '2.0.0', { provides: runtime(['Slot']) });
  await write(platform, { 'host-shell': '2.0.0', 'mf-orders': '1.0.0' });
  expect(await served(platform)).toEqual(['host-shell 1.0.0', 'mf-orders 1.0.0']);
  expect((await answer(platform)).givenUp).toEqual([
    {
      name: 'host-shell',
      version: '2.0.0',
      why: 'mf-orders 1.0.0 takes of shared-runtime what host-shell 2.0.0 does not export: debounce',
    },
  ]);
});

it('keeps it after a start too, where nothing tells which has changed but when each was built', async () => {
  await releases.release('host-shell', '2.0.0', { provides: runtime(['Slot']), builtAt: '2026-02-01T00:00:00Z' });
  await releases.activate(
    { 'host-shell': '2.0.0', 'shared-design-system': '1.0.0', 'mf-orders': '1.0.0' },
    { 'host-shell': ['1.0.0'] },
  );
  expect(await served(await start())).toEqual(['host-shell 1.0.0', 'mf-orders 1.0.0']);
});

it.each([
  ['takes what is not exported', { uses: takes(['throttle']) }],
  ['needs another major version', { uses: takes(['debounce'], '^2.0.0') }],
  ['takes a module that nobody brings', { uses: { modules: { lodash: { range: null, names: null } } } }],
  ['calls what the BFF does not offer', { uses: calls('readHoroscope', 'POST /b2b/bff/orders/horoscope') }],
  ['calls it elsewhere than the BFF offers it', { uses: calls('listOrders', 'POST /b2b/bff/orders/v0/orders') }],
])('serves the release before one that %s', async (_, change) => {
  const platform = await start();
  await releases.release('mf-orders', '2.0.0', { ...change, provides: {} });
  await write(platform, { 'mf-orders': '2.0.0' }, { 'mf-orders': ['1.0.0'] });
  expect(await served(platform)).toEqual(['host-shell 1.0.0', 'mf-orders 1.0.0']);
  expect((await answer(platform)).givenUp).toMatchObject([{ name: 'mf-orders', version: '2.0.0' }]);
});

it('leaves out a new remote with an address that is another’s', async () => {
  const platform = await start();
  const routes = [{ path: '/merchant/orders/:id', screen: 'order', access: 'merchant' as const }];
  await releases.release('mf-orders', '1.1.0', { routes, provides: {} });
  await write(platform, { 'mf-orders': '1.1.0' });
  const same = [{ path: '/merchant/orders/:orderId', screen: 'order', access: 'merchant' as const }];
  await releases.release('mf-parcels', '1.0.0', { routes: same, provides: {} });
  await write(platform, { 'mf-orders': '1.1.0', 'mf-parcels': '1.0.0' });
  expect(await served(platform)).toEqual(['host-shell 1.0.0', 'mf-orders 1.1.0']);
});

it('serves what calls something that is not offered where nothing stands in, and says so', async () => {
  await releases.release('mf-orders', '2.0.0', { uses: calls('readHoroscope', 'POST /b2b/bff/orders/horoscope') });
  await releases.activate({ 'host-shell': '1.0.0', 'shared-design-system': '1.0.0', 'mf-orders': '2.0.0' });
  const platform = await start();
  expect(await served(platform)).toEqual(['host-shell 1.0.0', 'mf-orders 2.0.0']);
  expect(platform.log).toContainEqual(
    expect.objectContaining({ level: 50, cause: 'mf-orders 2.0.0 calls what is not offered: readHoroscope' }),
  );
});

it('serves what was given up once what it takes is there', async () => {
  const platform = await start();
  await releases.release('mf-orders', '2.0.0', { uses: takes(['throttle']), provides: {} });
  await write(platform, { 'mf-orders': '2.0.0' }, { 'mf-orders': ['1.0.0'] });
  expect(await served(platform)).toEqual(['host-shell 1.0.0', 'mf-orders 1.0.0']);
  await releases.release('host-shell', '1.1.0', { provides: runtime(['Slot', 'throttle'], '1.1.0') });
  await write(platform, { 'host-shell': '1.1.0', 'mf-orders': '2.0.0' }, { 'mf-orders': ['1.0.0'] });
  expect(await served(platform)).toEqual(['host-shell 1.1.0', 'mf-orders 2.0.0']);
  expect((await answer(platform)).givenUp).toEqual([]);
});

it('serves a patch of the shell with the remotes as they are', async () => {
  const platform = await start();
  await releases.release('host-shell', '1.0.1', { provides: runtime(['Slot', 'debounce', 'more'], '1.0.1') });
  await write(platform, { 'host-shell': '1.0.1', 'mf-orders': '1.0.0' });
  expect(await served(platform)).toEqual(['host-shell 1.0.1', 'mf-orders 1.0.0']);
});

it('warns of what fills a slot that nobody offers, and serves it', async () => {
  await releases.release('mf-orders', '2.0.0', { slots: [{ slot: 'moon.dark-side', component: 'x' }], provides: {} });
  const platform = await start();
  await write(platform, { 'mf-orders': '2.0.0' }, { 'mf-orders': ['1.0.0'] });
  expect(await served(platform)).toEqual(['host-shell 1.0.0', 'mf-orders 2.0.0']);
  expect(platform.log).toContainEqual(
    expect.objectContaining({ level: 40, cause: expect.stringContaining('moon.dark-side') }),
  );
});

it('gives a page only a release to fall back on that fits the rest', async () => {
  const platform = await start();
  await releases.release('mf-orders', '1.1.0', { uses: takes(['throttle']), provides: {} });
  await releases.release('mf-orders', '1.2.0', { uses: takes(['debounce']), provides: {} });
  await write(platform, { 'mf-orders': '1.2.0' }, { 'mf-orders': ['1.1.0', '1.0.0'] });
  const orders = (await answer(platform)).containers.find(({ name }) => name === 'mf-orders');
  expect(orders).toMatchObject({ version: '1.2.0', fallback: { version: '1.0.0' } });
});
