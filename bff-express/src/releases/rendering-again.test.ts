import { pino } from 'pino';
import { waitUntil } from 'tooling/wait-until';
import { readConfig } from '../config.ts';
import { makeRenderingReleases, type RenderingReleases, storefronts } from '../testing/rendering-releases.ts';
import { startBff } from '../testing/running-bff.ts';
import { type Registry, watchRegistry } from './registry.ts';
import type { Snapshot } from './snapshot.ts';

let releases: RenderingReleases;
let registry: Registry | undefined;
beforeEach(async () => {
  releases = await makeRenderingReleases();
});
afterEach(async () => {
  registry?.close();
  await releases.remove();
});

const versionOf = ({ releases: all }: Snapshot) => all['mf-storefront']?.version;

it('where no process could start, releases are served at once, none is blamed, and it is tried until it renders', async () => {
  const config = readConfig({ STAGE: 'testing', RELEASES_DIR: releases.dir });
  let isAway = false;
  const tried: string[] = [];
  const rendered: string[][] = [];
  registry = await watchRegistry(config, pino({ level: 'silent' }), {
    probe: async (candidate) => {
      tried.push(`${versionOf(candidate)}`);
      if (isAway) throw Object.assign(new Error('no process started'), { isOutside: true });
    },
    serve: (snapshots) => rendered.push(snapshots.map((snapshot) => `${versionOf(snapshot)}`)),
  });
  isAway = true;
  await releases.swap('2.0.0', { storefront: storefronts.working });
  await waitUntil(() => versionOf((registry as Registry).current()) === '2.0.0');
  expect(registry.givenUp()).toEqual([]);
  await waitUntil(() => tried.length === 3);
  isAway = false;
  rendered.length = 0;
  await waitUntil(() => rendered.length > 0);
  expect(tried).toEqual(['1.0.0', '2.0.0', '2.0.0', '2.0.0']);
  expect(rendered[0]).toEqual(['2.0.0']);
  expect(registry.givenUp()).toEqual([]);
});

it('a process that does not start within its time says nothing of a release', async () => {
  const bff = await startBff({ releases, rendering: { start: 1 } });
  try {
    expect(bff.log.map(({ msg }) => msg)).not.toContain('a release is given up');
    const { text } = await bff.call('/b2b/shop/verbena');
    expect(text).toContain('/b2b/remotes/host-shell/1.0.0/');
    expect(bff.log.find(({ msg }) => `${msg}`.startsWith('pages cannot be rendered here'))).toMatchObject({
      cause: 'no process started: it took too much memory or hung',
    });
  } finally {
    await bff.stop();
  }
});
