import * as api from 'shared-contracts';
import { createKeyPair, derivePublicKey, isCountersigned, isSignedSnapshot } from 'shared-node/release-signatures';
import { type Team, withTeams } from '../testing/registry-teams.ts';
import { withTestServer } from '../testing/test-server.ts';
import { makeTeam } from './index.ts';

const server = withTestServer();
const { publish, owned } = withTeams(server);

it('makes nothing active any more that was signed with a key which was revoked, and takes the new key', async () => {
  const team = await owned('mf-reviews', ['1.0.0-a']);
  const keys = createKeyPair();
  const token = await makeTeam(server.context.db, team.name, { publicKey: keys.publicKey, days: 1, revoke: true });
  const anew: Team = { ...team, keys, as: { team: token } };
  expect((await server.call(api.listReleases, {}, team.as)).status).toBe(401);
  const activating = { name: 'mf-reviews', version: '1.0.0-a' };
  expect((await server.call(api.activateRelease, activating, anew.as)).problem.code).toBe('conflict');
  await publish(anew, 'mf-reviews', '1.0.0-b');
  await server.ok(api.activateRelease, { name: 'mf-reviews', version: '1.0.0-b' }, anew.as);
});

it('takes back to no release whose key was revoked, nor stands behind one with a new key of its own', async () => {
  const team = await owned('mf-reviews', ['1.0.0-a']);
  const name = 'mf-reviews';
  await server.ok(api.activateRelease, { name, version: '1.0.0-a' }, team.as);
  const keys = createKeyPair();
  const token = await makeTeam(server.context.db, team.name, { publicKey: keys.publicKey, days: 1, revoke: true });
  const anew: Team = { ...team, keys, as: { team: token } };
  await publish(anew, name, '1.0.0-b');
  await publish(anew, name, '1.0.0-c');
  for (const version of ['1.0.0-b', '1.0.0-c']) await server.ok(api.activateRelease, { name, version }, anew.as);
  expect(await server.ok(api.takeReleaseBack, { name }, anew.as)).toMatchObject({ stable: '1.0.0-b' });
  expect(await server.ok(api.takeReleaseBack, { name }, anew.as)).toMatchObject({ stable: null });
  const registryKey = Buffer.alloc(32, 6).toString('base64url');
  const another = await server.another({ config: { ...server.context.config, registryKey } });
  const answer = api.signedSnapshot.parse(await (await another.send(`${api.registrySnapshotPath}?after=-1`)).json());
  const { releases } = api.snapshotPayload.parse(JSON.parse(answer.payload));
  expect(releases.map(({ version }) => version)).toEqual(['1.0.0-b', '1.0.0-c']);
});

it('stands behind kept releases with its new key once that was replaced', async () => {
  await owned('mf-reviews', ['1.0.0-a']);
  const registryKey = Buffer.alloc(32, 5).toString('base64url');
  const another = await server.another({ config: { ...server.context.config, registryKey } });
  const answer = api.signedSnapshot.parse(await (await another.send(`${api.registrySnapshotPath}?after=-1`)).json());
  expect(isSignedSnapshot([derivePublicKey(registryKey)], answer)).toBe(true);
  const { releases } = api.snapshotPayload.parse(JSON.parse(answer.payload));
  expect(isCountersigned([derivePublicKey(registryKey)], releases[0] as api.SignedRelease)).toBe(true);
});

it('answers a snapshot only where something has changed', async () => {
  const { as } = await owned('mf-reviews', ['1.0.0-a']);
  const { revision } = await server.ok(api.activateRelease, { name: 'mf-reviews', version: '1.0.0-a' }, as);
  expect((await server.send(`${api.registrySnapshotPath}?after=${revision}`)).status).toBe(204);
  expect((await server.send(`${api.registrySnapshotPath}?after=${revision - 1}`)).status).toBe(200);
});
