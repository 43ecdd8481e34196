import * as api from 'shared-contracts';
import { releaseOf, signed, type Team, withTeams } from '../testing/registry-teams.ts';
import { newMerchant } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';
import { makeTeam } from './index.ts';

const server = withTestServer();
const { newTeam, send, publish, owned, historyOf, snapshot } = withTeams(server);

it('makes any kept release active, takes it back, and holds one', async () => {
  const { as } = await owned();
  const name = 'mf-reviews';
  const stateOf = async () => {
    const { stable, previous, canary } = (await snapshot()).containers[name] as api.Channels;
    return [stable, previous, canary?.version ?? null];
  };
  await server.ok(api.activateRelease, { name, version: '1.0.0-a' }, as);
  const { revision } = await server.ok(api.activateRelease, { name, version: '1.0.0-b' }, as);
  expect(await stateOf()).toEqual(['1.0.0-b', ['1.0.0-a'], null]);
  expect((await snapshot()).revision).toBe(revision);

  await server.ok(api.startCanary, { name, version: '1.0.0-c', share: 10, merchants: ['verbena'] }, as);
  expect(await stateOf()).toEqual(['1.0.0-b', ['1.0.0-a'], '1.0.0-c']);
  await server.ok(api.takeReleaseBack, { name }, as);
  expect(await stateOf()).toEqual(['1.0.0-b', ['1.0.0-a'], null]);
  await server.ok(api.startCanary, { name, version: '1.0.0-c', share: 10, merchants: [] }, as);
  await server.ok(api.promoteCanary, { name }, as);
  expect(await stateOf()).toEqual(['1.0.0-c', ['1.0.0-b', '1.0.0-a'], null]);

  const canary = { name, version: '1.0.0-a', share: 10, merchants: [] };
  expect((await server.call(api.startCanary, { ...canary, version: '1.0.0-c' }, as)).problem.code).toBe('conflict');
  await server.ok(api.startCanary, canary, as);
  await server.ok(api.pinRelease, { name, pinned: true }, as);
  const changes = [
    await server.call(api.activateRelease, { name, version: '1.0.0-a' }, as),
    await server.call(api.startCanary, { ...canary, version: '1.0.0-b' }, as),
    await server.call(api.promoteCanary, { name }, as),
  ];
  expect(changes.map(({ problem }) => problem.code)).toEqual(['release_pinned', 'release_pinned', 'release_pinned']);
  await server.ok(api.pinRelease, { name, pinned: false }, as);
  await server.ok(api.takeReleaseBack, { name }, as);

  // Back to before the first one: a remote that had nothing before is gone.
  for (const expected of ['1.0.0-b', '1.0.0-a', null])
    expect(await server.ok(api.takeReleaseBack, { name }, as)).toMatchObject({ stable: expected });
  expect((await server.call(api.takeReleaseBack, { name }, as)).status).toBe(409);
  expect((await server.call(api.activateRelease, { name, version: '9.9.9' }, as)).status).toBe(404);
});

it('ends a canary where it is made active, and lets it be where another release is', async () => {
  const { as } = await owned();
  const name = 'mf-reviews';
  const canary = async () => (await snapshot()).containers[name]?.canary?.version ?? null;
  await server.ok(api.startCanary, { name, version: '1.0.0-c', share: 10, merchants: [] }, as);
  await server.ok(api.activateRelease, { name, version: '1.0.0-a' }, as);
  expect(await canary()).toBe('1.0.0-c');
  await server.ok(api.activateRelease, { name, version: '1.0.0-c' }, as);
  expect(await canary()).toBeNull();
});

it('makes nothing active that does not fit what is, or that what is would not fit', async () => {
  const team = await newTeam('platform');
  await makeTeam(server.context.db, 'platform', {
    days: 1,
    containers: ['host-shell', 'shared-design-system', 'mf-reviews'],
  });
  const token = await makeTeam(server.context.db, 'platform', { days: 1 });
  const platform: Team = { ...team, as: { team: token } };
  const nothing = { modules: {}, operations: {} };
  const release = async (name: string, version: string, facts: object) => {
    const made = releaseOf(name, version);
    await send(platform, made.files);
    const manifest = JSON.stringify({ ...JSON.parse(made.manifest), ...facts });
    await server.ok(api.publishRelease, signed(platform, manifest), platform.as);
    return server.call(api.activateRelease, { name, version }, platform.as);
  };
  const brings = (names: string[]) => ({
    uses: nothing,
    provides: { modules: { 'shared-design-system/shop': { version: '1.0.0', names } } },
  });
  const takes = (...names: string[]) => ({
    uses: { ...nothing, modules: { 'shared-design-system/shop': { range: '^1.0.0', names } } },
    provides: { modules: {} },
  });
  expect((await release('host-shell', '1.0.0', { uses: nothing, provides: { modules: {} } })).status).toBe(200);
  expect((await release('shared-design-system', '1.0.0', brings(['Button', 'Field']))).status).toBe(200);
  expect((await release('mf-reviews', '1.0.0', takes('Button'))).status).toBe(200);
  const missing = await release('mf-reviews', '1.1.0', takes('Button', 'Stars'));
  expect([missing.problem.code, missing.problem.detail]).toEqual(['incompatible', expect.stringContaining('Stars')]);
  const dropping = await release('shared-design-system', '1.1.0', brings(['Field']));
  expect([dropping.problem.code, dropping.problem.detail]).toEqual([
    'incompatible',
    expect.stringContaining('mf-reviews 1.0.0'),
  ]);
  expect((await release('shared-design-system', '1.2.0', brings(['Button', 'Stars']))).status).toBe(200);
});

it('lets staff hold and take back whatever team it is of, and nobody else', async () => {
  const { as } = await owned();
  const name = 'mf-reviews';
  await server.ok(api.activateRelease, { name, version: '1.0.0-a' }, as);
  await server.ok(api.activateRelease, { name, version: '1.0.0-b' }, as);
  const owner = await newStaff(server);
  const support = await newStaff(server, 'support');
  expect((await server.ok(api.listRemotes, {}, support.as)).containers[0]).toMatchObject({ name, stable: '1.0.0-b' });
  expect((await server.call(api.takeRemoteBack, { name }, support.as)).status).toBe(403);
  const { token } = await newMerchant(server);
  expect((await server.call(api.takeRemoteBack, { name }, { token })).status).toBe(403);
  expect(await server.ok(api.takeRemoteBack, { name, reason: 'complaints' }, owner.as)).toMatchObject({
    stable: '1.0.0-a',
  });
  await server.ok(api.startCanary, { name, version: '1.0.0-c', share: 10, merchants: [] }, as);
  expect(await server.ok(api.promoteRemote, { name }, owner.as)).toMatchObject({ stable: '1.0.0-c' });
  expect((await historyOf(as))[0]?.slice(0, 3)).toEqual(['promoted', `staff ${owner.email}`, '1.0.0-c']);
  await server.ok(api.takeRemoteBack, { name, reason: 'complaints' }, owner.as);
  await server.ok(api.pinRemote, { name, pinned: true }, owner.as);
  expect((await server.call(api.activateRelease, { name, version: '1.0.0-b' }, as)).problem.code).toBe(
    'release_pinned',
  );
  expect((await historyOf(as))[2]).toEqual(['taken_back', `staff ${owner.email}`, '1.0.0-c', 'complaints']);
});

it('takes back what a BFF says is bad, and keeps its words; what is no longer the newest stays as it is', async () => {
  const { as } = await owned();
  const name = 'mf-reviews';
  const retreat = (version: string, why: string) => server.call(api.reportRetreat, { name, version, why }, {});
  const stateOf = async () => {
    const { stable, previous, canary } = (await snapshot()).containers[name] as api.Channels;
    return [stable, previous, canary?.version ?? null];
  };
  await server.ok(api.activateRelease, { name, version: '1.0.0-a' }, as);
  await server.ok(api.activateRelease, { name, version: '1.0.0-b' }, as);
  await server.ok(api.startCanary, { name, version: '1.0.0-c', share: 10, merchants: [] }, as);
  // Two BFFs say the same: the release before the canary is not to blame.
  expect((await retreat('1.0.0-c', 'trouble on 9 pages')).status).toBe(200);
  expect((await retreat('1.0.0-c', 'trouble on 8 pages')).problem.code).toBe('conflict');
  expect(await stateOf()).toEqual(['1.0.0-b', ['1.0.0-a'], null]);
  expect((await retreat('1.0.0-b', 'it never comes to an end')).status).toBe(200);
  expect(await stateOf()).toEqual(['1.0.0-a', [], null]);
  expect((await historyOf(as)).slice(0, 3)).toEqual([
    ['retreat', 'platform', '1.0.0-b', 'it never comes to an end'],
    ['refused', 'platform', null, 'trouble on 8 pages (it is not the newest that is served)'],
    ['retreat', 'platform', '1.0.0-c', 'trouble on 9 pages'],
  ]);
  expect((await server.call(api.reportRetreat, { name: 'mf-nobody', version: '1.0.0', why: '' }, {})).status).toBe(404);
});

it('loses nothing of what two teams do at the same time', async () => {
  const one = await owned('mf-one', ['1.0.0-a', '1.0.0-b']);
  const other = await newTeam('others');
  await server.ok(api.registerContainer, { name: 'mf-other' }, other.as);
  for (const version of ['1.0.0-a', '1.0.0-b']) await publish(other, 'mf-other', version);
  const activate = (team: Team, name: string, version: string) =>
    server.ok(api.activateRelease, { name, version }, team.as);
  const changes = await Promise.all(
    ['1.0.0-a', '1.0.0-b'].flatMap((version) => [
      activate(one, 'mf-one', version),
      activate(other, 'mf-other', version),
    ]),
  );
  expect(new Set(changes.map(({ revision }) => revision)).size).toBe(4);
  const { containers } = await snapshot();
  for (const name of ['mf-one', 'mf-other']) {
    const { stable, previous } = containers[name] as api.Channels;
    expect([stable, ...previous].sort()).toEqual(['1.0.0-a', '1.0.0-b']);
  }
});
