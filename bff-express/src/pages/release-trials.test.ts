import { registryAnswerSchema, stateElementId } from 'shared-contracts';
import { ofProof } from 'tooling/proofs';
import { waitUntil } from 'tooling/wait-until';
import { type Script, sendJson } from '../testing/fake-service.ts';
import { makeRenderingReleases, type RenderingReleases, storefronts } from '../testing/rendering-releases.ts';
import { type RunningBff, startBff } from '../testing/running-bff.ts';

const home = '/b2b/shop/verbena';
const patience = 90_000;

let releases: RenderingReleases;
let bff: RunningBff;
let answer: Script;
const shop: Script = ({ url }, response) =>
  sendJson(response, 200, url.endsWith('/revision') ? { revision: 1 } : { merchant_info: { title: 'Вербена' } });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const registry = async () => registryAnswerSchema.parse((await bff.call('/b2b/bff/registry')).json());
const servedVersion = async () => (await registry()).containers.find(({ name }) => name === 'mf-storefront')?.version;

async function meanwhile(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  for (let turn = 0; !(await holds()); turn += 1) {
    if (performance.now() > end) throw new Error('it did not come');
    for (const [path, status] of [
      ['/b2b/bff/healthz', 200],
      ['/b2b/', 404],
      [`${home}?page=${turn}`, 200],
    ] as const) {
      const answer = await bff.call(path);
      expect([path, answer.status]).toEqual([path, status]);
    }
    await pause(50);
  }
}

beforeEach(async () => {
  releases = await makeRenderingReleases();
  answer = shop;
  bff = await startBff({
    releases,
    answer: (seen, response, request) => answer(seen, response, request),
    rendering: { maxTurn: 500, trial: 1_000 },
  });
});
afterEach(async () => {
  await bff.stop();
  await releases.remove();
});

describe('a release that is not fit is given up before anybody sees it, the one before serves, all else answers meanwhile', () => {
  const sample = ['throwing', 'loopsWhileRendering', 'endsItsProcess'] as const;
  const others = [
    'hanging',
    'grows',
    'loadingForEver',
    'failsUnasked',
    'broken',
    'asksForWhatIsNotThere',
    'takesWhatIsNotThere',
    'loopsAtOnce',
    'exits',
    'growsSlowly',
  ] as const;
  it.each(ofProof<readonly (keyof typeof storefronts)[]>(sample, [...sample, ...others]))(
    '%s',
    async (kind) => {
      await releases.swap('2.0.0', { storefront: storefronts[kind] });
      await meanwhile(async () => (await registry()).revision === 2);
      const { givenUp } = await registry();
      expect(givenUp).toMatchObject([{ name: 'mf-storefront', version: '2.0.0' }]);
      expect(await servedVersion()).toBe('1.0.0');
      expect(bff.log.some(({ msg, version }) => msg === 'a release is given up' && version === '2.0.0')).toBe(true);
      expect((await bff.call(home)).text).toContain(stateElementId);
      await releases.swap('3.0.0', { storefront: storefronts.working });
      await meanwhile(async () => (await servedVersion()) === '3.0.0');
      expect((await registry()).givenUp).toEqual([]);
      expect((await bff.call(`${home}?page=new`)).text).toContain(stateElementId);
    },
    patience,
  );
});

it(
  'a release of the design system that a remote cannot live with is to blame itself',
  async () => {
    await releases.release('shared-design-system', '2.0.0', { server: 'exports.nothing = 1;' });
    await releases.activate(
      { 'host-shell': '1.0.0', 'shared-design-system': '2.0.0', 'mf-storefront': '1.0.0' },
      { 'shared-design-system': ['1.0.0'] },
    );
    await meanwhile(async () => (await registry()).givenUp.length > 0);
    expect((await registry()).givenUp).toMatchObject([{ name: 'shared-design-system', version: '2.0.0' }]);
    expect((await bff.call(home)).text).toContain('data-look="first"');
  },
  patience,
);

it(
  'what a release makes of an address that nobody opened yet says nothing where its data makes no sense',
  async () => {
    await releases.swap('2.0.0', { storefront: storefronts.failsOverData });
    await meanwhile(async () => (await servedVersion()) === '2.0.0');
    expect((await registry()).givenUp).toEqual([]);
  },
  patience,
);

it(
  'services that are away say nothing of a release',
  async () => {
    answer = (_seen, response) => response.destroy();
    await releases.swap('2.0.0', { storefront: storefronts.working });
    await waitUntil(async () => (await servedVersion()) === '2.0.0');
    expect(await registry()).toMatchObject({ revision: 2, givenUp: [] });
    expect(await servedVersion()).toBe('2.0.0');
  },
  patience,
);

describe('a release that turns out broken while it is served is given up too', () => {
  const onlyFor = (path: string, work: string) =>
    storefronts.working.replace(
      'exports.render = (shop, { url }) =>',
      `exports.render = (shop, { url }) => { if (url.includes('${path}')) { ${work} } return page(url); }; const page = (url) =>`,
    );

  it(
    'as it computes without end',
    async () => {
      await releases.swap('2.0.0', { storefront: onlyFor('trap', 'for (;;);') });
      await meanwhile(async () => (await servedVersion()) === '2.0.0');
      for (let turn = 0; turn < 200 && (await servedVersion()) === '2.0.0'; turn += 1) {
        expect((await bff.call(`/b2b/shop/trap-${turn}`)).status).toBe(200);
        await pause(100);
      }
      expect((await registry()).givenUp).toMatchObject([{ name: 'mf-storefront', version: '2.0.0' }]);
      await meanwhile(async () => (await bff.call(home)).text.includes(stateElementId));
    },
    patience,
  );

  it(
    'as page after page of it fails, whatever the address; not as one page does',
    async () => {
      await releases.swap('2.0.0', { storefront: onlyFor('trap', "throw new Error('no');") });
      await meanwhile(async () => (await servedVersion()) === '2.0.0');
      for (let turn = 0; turn < 8; turn += 1) await bff.call(`/b2b/shop/trap-1?page=${turn % 2}`);
      expect((await registry()).givenUp).toEqual([]);
      const counted = { name: 'mf-storefront', cohort: 'stable' } as const;
      expect(bff.telemetry.recent({ ...counted, version: '2.0.0' }, 300).renderFailures).toBe(8);
      expect(bff.telemetry.recent({ ...counted, version: '1.0.0' }, 300).renderFailures).toBe(0);
      for (let turn = 0; turn < 6; turn += 1) await bff.call(`/b2b/shop/trap-${turn}?page=x`);
      await meanwhile(async () => (await servedVersion()) === '1.0.0');
      expect((await registry()).givenUp).toMatchObject([{ name: 'mf-storefront', version: '2.0.0' }]);
    },
    patience,
  );
});

it(
  'a bundle has no environment, network, files, processes and no Node',
  async () => {
    const spy = `
    const seen = [];
    const attempt = (name, work) => { try { const got = work(); if (got !== undefined) seen.push(name); } catch {} };
    attempt('env', () => Object.keys(process.env).find((name) => name !== 'NODE_ENV'));
    for (const name of ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel']) attempt(name, () => globalThis[name]);
    for (const name of ['getBuiltinModule', 'binding', 'dlopen', 'exit', 'kill', 'mainModule', 'send']) attempt(name, () => process[name]);
    for (const name of ['net', 'node:fs', 'child_process', 'worker_threads']) attempt(name, () => require(name));
    attempt('require.cache', () => require.cache);
    attempt('a function of its own', () => Function('return process.getBuiltinModule')());`;
    const code = storefronts.working.replace(
      "'<p>' + url + '</p>'",
      `import('node:fs').then(() => [...seen, 'import'], () => seen).then((all) => '<p>seen: ' + all.join() + '.</p>')`,
    );
    await releases.swap('2.0.0', { storefront: `${spy}${code}` });
    await meanwhile(async () => (await servedVersion()) === '2.0.0');
    expect((await bff.call(home)).text).toContain('<p>seen: .</p>');
  },
  patience,
);
