import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { createKeyPair, derivePublicKey, isSignedSnapshot, sha256, signRelease } from 'shared-node/release-signatures';
import { makeTeam } from '../registry/index.ts';
import type { TestServer } from './test-server.ts';

export interface Team {
  name: string;
  as: { team: string };
  keys: { privateKey: string; publicKey: string };
}

export function releaseOf(name: string, version: string, text = version) {
  const files: Record<string, string> = { 'remoteEntry.js': 'entry', 'a.js': text, 'server.cjs': 'server' };
  const manifest = JSON.stringify({
    name,
    version,
    builtAt: '2026-11-24T10:00:00.000Z',
    entry: 'remoteEntry.js',
    preload: [],
    server: 'server.cjs',
    files: ['remoteEntry.js', 'a.js'].map((path) => ({ path, bytes: 5, brotli: 5 })),
    hashes: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, sha256(content)])),
    manifest: { name, title: name, routes: [], budget: { entry: 1, screen: 1 } },
  });
  return { files, manifest };
}

export const signed = ({ name, keys }: Team, manifest: string) => ({
  manifest,
  signature: signRelease(keys.privateKey, name, sha256(manifest)),
  commit: 'abc123',
  reason: 'because',
});

export function withTeams(server: TestServer) {
  beforeEach(() => sql`truncate teams, release_history cascade`.execute(server.context.db));

  async function newTeam(name: string, days = 1): Promise<Team> {
    const keys = createKeyPair();
    const token = await makeTeam(server.context.db, name, { publicKey: keys.publicKey, days });
    return { name, as: { team: token }, keys };
  }

  async function send(team: Team, files: Record<string, string>): Promise<void> {
    for (const content of Object.values(files)) {
      await server.ok(api.sendReleaseFile, { hash: sha256(content), file: new Blob([content]) }, team.as);
    }
  }

  async function publish(team: Team, name: string, version: string): Promise<void> {
    const { files, manifest } = releaseOf(name, version);
    await send(team, files);
    await server.ok(api.publishRelease, signed(team, manifest), team.as);
  }

  async function owned(name = 'mf-reviews', versions = ['1.0.0-a', '1.0.0-b', '1.0.0-c']): Promise<Team> {
    const team = await newTeam('reviewers');
    await server.ok(api.registerContainer, { name }, team.as);
    for (const version of versions) await publish(team, name, version);
    return team;
  }

  const historyOf = async (as: { team: string }) =>
    (await server.ok(api.listReleases, {}, as)).history.map(({ kind, actor, version, reason }) => [
      kind,
      actor,
      version,
      reason,
    ]);

  async function snapshot(): Promise<api.SnapshotPayload> {
    const answer = await (await server.send(`${api.registrySnapshotPath}?after=-1`)).json();
    const parsed = api.signedSnapshot.parse(answer);
    expect(isSignedSnapshot([derivePublicKey(server.context.config.registryKey)], parsed)).toBe(true);
    return api.snapshotPayload.parse(JSON.parse(parsed.payload));
  }

  return { newTeam, send, publish, owned, historyOf, snapshot };
}
