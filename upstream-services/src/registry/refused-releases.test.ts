import * as api from 'shared-contracts';
import { sha256 } from 'shared-node/release-signatures';
import { releaseOf, signed, withTeams } from '../testing/registry-teams.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
const { newTeam, send, owned, historyOf } = withTeams(server);

describe('refuses, and keeps in the history,', () => {
  it("another team's token", async () => {
    await owned('mf-reviews', ['1.0.0-a']);
    const stranger = await newTeam('strangers');
    const { files, manifest } = releaseOf('mf-reviews', '1.0.0-x');
    await send(stranger, files);
    expect((await server.call(api.publishRelease, signed(stranger, manifest), stranger.as)).status).toBe(403);
    const activating = { name: 'mf-reviews', version: '1.0.0-a' };
    expect((await server.call(api.activateRelease, activating, stranger.as)).status).toBe(403);
    expect((await server.call(api.registerContainer, { name: 'mf-reviews' }, stranger.as)).status).toBe(409);
    expect((await historyOf(stranger.as)).slice(0, 3)).toEqual([
      ['refused', 'team strangers', null, 'the container is of another team'],
      ['refused', 'team strangers', null, '(it is of another team)'],
      ['refused', 'team strangers', '1.0.0-x', 'the container is of another team'],
    ]);
  });

  it('a token that has run out, and one that nobody has', async () => {
    const team = await owned('mf-reviews', ['1.0.0-a']);
    const late = await newTeam('late', 0);
    expect((await server.call(api.listReleases, {}, late.as)).status).toBe(401);
    expect((await server.call(api.listReleases, {}, { team: 'guess' })).status).toBe(401);
    expect((await server.call(api.listReleases, {}, {})).status).toBe(401);
    expect((await historyOf(team.as)).slice(0, 3)).toEqual([
      ['refused', 'nobody', null, 'an unknown token'],
      ['refused', 'nobody', null, 'an unknown token'],
      ['refused', 'team late', null, 'the token has run out'],
    ]);
  });

  it('a manifest that was changed after it was signed, and a file that is not what its hash says', async () => {
    const team = await owned('mf-reviews', ['1.0.0-a']);
    const { files, manifest } = releaseOf('mf-reviews', '1.0.0-b');
    await send(team, files);
    const changed = {
      ...signed(team, manifest),
      manifest: manifest.replace('mf-reviews","routes', 'mf-revievs","routes'),
    };
    expect(changed.manifest).not.toBe(manifest);
    expect((await server.call(api.publishRelease, changed, team.as)).problem.code).toBe('signature_refused');
    const wrong = { hash: sha256('right'), file: new Blob(['wrong']) };
    expect((await server.call(api.sendReleaseFile, wrong, team.as)).problem.code).toBe('signature_refused');
    expect((await historyOf(team.as)).slice(0, 2).map(([kind, , , reason]) => [kind, reason])).toEqual([
      ['refused', 'a file is not what its hash says'],
      ['refused', 'no key of the team has signed this'],
    ]);
  });

  it('a version that is there with other contents', async () => {
    const team = await owned('mf-reviews', ['1.0.0-a']);
    const { files, manifest } = releaseOf('mf-reviews', '1.0.0-a', 'others');
    await send(team, files);
    expect((await server.call(api.publishRelease, signed(team, manifest), team.as)).problem.code).toBe(
      'already_exists',
    );
    // The same once more is no error.
    await server.ok(api.publishRelease, signed(team, releaseOf('mf-reviews', '1.0.0-a').manifest), team.as);
  });

  it.each([
    '../a.js',
    'a//b.js',
    'a\0.js',
    '.hidden/a.js',
    'C:\\a.js',
    `${'a'.repeat(300)}.js`,
    'a.js/b.js',
    'release.json',
    Array.from({ length: 20 }, () => 'a').join('/'),
  ])('a release with a file that no disk takes beside its others: %j', async (path) => {
    const team = await owned('mf-reviews', []);
    const { files, manifest } = releaseOf('mf-reviews', '1.0.0-a');
    await send(team, files);
    const release = JSON.parse(manifest);
    release.hashes[path] = sha256('entry');
    const { status, problem } = await server.call(api.publishRelease, signed(team, JSON.stringify(release)), team.as);
    expect([status, problem.code]).toEqual([400, 'validation_failed']);
  });

  it('a release whose files were not sent, or whose manifest names no hash of one', async () => {
    const team = await owned('mf-reviews', []);
    const { manifest } = releaseOf('mf-reviews', '1.0.0-never-sent');
    expect((await server.call(api.publishRelease, signed(team, manifest), team.as)).problem.code).toBe('conflict');
    const unhashed = manifest.replace(/"a\.js":"[0-9a-f]+",?/, '');
    expect((await server.call(api.publishRelease, signed(team, unhashed), team.as)).status).toBe(400);
  });
});
