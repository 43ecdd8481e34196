import * as api from 'shared-contracts';
import { derivePublicKey, isCountersigned, sha256 } from 'shared-node/release-signatures';
import { releaseOf, withTeams } from '../testing/registry-teams.ts';
import { withTestServer } from '../testing/test-server.ts';
import { pruneRegistry } from './prune.ts';

const server = withTestServer();
const { newTeam, owned, snapshot } = withTeams(server);

it('keeps a release whose team has signed it, countersigned, and gives its files to who serves them', async () => {
  const team = await owned('mf-reviews', ['1.0.0-a']);
  const { releases, containers } = await snapshot();
  expect(containers['mf-reviews']).toEqual({
    team: 'reviewers',
    stable: null,
    previous: [],
    canary: null,
    pinned: false,
  });
  const [release] = releases;
  expect(release).toMatchObject({ name: 'mf-reviews', version: '1.0.0-a', key: team.keys.publicKey });
  expect(isCountersigned([derivePublicKey(server.context.config.registryKey)], release as api.SignedRelease)).toBe(
    true,
  );
  const { files, manifest } = releaseOf('mf-reviews', '1.0.0-a');
  for (const content of [...Object.values(files), manifest]) {
    const answer = await server.send(`${api.registryFilesPath}/${sha256(content)}`);
    expect(await answer.text()).toBe(content);
  }
  expect((await server.send(`${api.registryFilesPath}/${sha256('nothing')}`)).status).toBe(404);
});

it('asks only for the files that it does not have', async () => {
  const team = await owned('mf-reviews', ['1.0.0-a']);
  const hashes = ['entry', 'server', '1.0.0-b'].map((content) => sha256(content));
  expect(await server.ok(api.findMissingFiles, { hashes }, team.as)).toEqual({ hashes: [sha256('1.0.0-b')] });
});

it('a link to a canary opens it for a day, and only its own team gets one', async () => {
  const { as } = await owned('mf-reviews', ['1.0.0-a', '1.0.0-b']);
  const name = 'mf-reviews';
  await server.ok(api.activateRelease, { name, version: '1.0.0-a' }, as);
  expect((await server.call(api.previewRelease, { name }, as)).status).toBe(409);
  await server.ok(api.startCanary, { name, version: '1.0.0-b', share: 10, merchants: [] }, as);
  const { version, expires_at } = await server.ok(api.previewRelease, { name }, as);
  expect(version).toBe('1.0.0-b');
  const hours = (Date.parse(expires_at) - Date.now()) / 3_600_000;
  expect([hours > 23.9, hours <= 24]).toEqual([true, true]);
  const other = await newTeam('others');
  expect((await server.call(api.previewRelease, { name }, other.as)).status).toBe(403);
});

it('keeps who did what, of which commit, when and why', async () => {
  const { as } = await owned('mf-reviews', ['1.0.0-a']);
  await server.ok(api.activateRelease, { name: 'mf-reviews', version: '1.0.0-a', reason: 'the first' }, as);
  const { history } = await server.ok(api.listReleases, { name: 'mf-reviews' }, as);
  expect(history).toEqual([
    expect.objectContaining({ kind: 'activated', actor: 'team reviewers', version: '1.0.0-a', reason: 'the first' }),
    expect.objectContaining({ kind: 'published', actor: 'team reviewers', commit: 'abc123', reason: 'because' }),
    expect.objectContaining({ kind: 'registered', actor: 'team reviewers', version: null }),
  ]);
  expect(Date.now() - Date.parse(history[0]?.at ?? '')).toBeLessThan(60_000);
});

it('lists of a container that is named its own releases and history, and nothing of others', async () => {
  const { as } = await owned('mf-reviews', ['1.0.0-a']);
  const other = await newTeam('others');
  await server.ok(api.registerContainer, { name: 'mf-other' }, other.as);
  const { containers, history } = await server.ok(api.listReleases, { name: 'mf-other' }, as);
  expect(containers.map(({ name, team, releases }) => [name, team, releases])).toEqual([['mf-other', 'others', []]]);
  expect(history.map(({ name, kind }) => [name, kind])).toEqual([['mf-other', 'registered']]);
});

it('gives no snapshot to who has the newest one', async () => {
  await owned('mf-reviews', ['1.0.0-a']);
  const { revision } = await snapshot();
  expect((await server.send(`${api.registrySnapshotPath}?after=${revision}`)).status).toBe(204);
  expect((await server.send(`${api.registrySnapshotPath}?after=${revision - 1}`)).status).toBe(200);
});

it('deletes releases that were published and served last long ago, and files that no release names', async () => {
  const versions = Array.from({ length: 23 }, (_, index) => `1.0.0-${index}`);
  const { as } = await owned('mf-reviews', versions);
  await server.ok(api.activateRelease, { name: 'mf-reviews', version: '1.0.0-0' }, as);
  const later = { ...server.context, now: () => new Date(Date.now() + 31 * 24 * 3600 * 1000) };
  await server.context.db
    .updateTable('releases')
    .set({ served_at: new Date(Date.now() + 2 * 24 * 3600 * 1000) })
    .where('name', '=', 'mf-reviews')
    .where('version', '=', '1.0.0-2')
    .execute();
  await pruneRegistry(server.context);
  expect((await server.ok(api.listReleases, {}, as)).containers[0]?.releases).toHaveLength(23);
  await pruneRegistry(later);
  const kept = (await server.ok(api.listReleases, {}, as)).containers[0]?.releases.map(({ version }) => version);
  expect(kept).toEqual([...versions.slice(2).reverse(), '1.0.0-0']);
  expect((await server.send(`${api.registryFilesPath}/${sha256('1.0.0-0')}`)).status).toBe(200);
  expect((await server.send(`${api.registryFilesPath}/${sha256('1.0.0-1')}`)).status).toBe(404);
});
