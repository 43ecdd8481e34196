import { readFile } from 'node:fs/promises';
import {
  type Canary,
  type ContainerName,
  registryFilesPath,
  registrySnapshotPath,
  releaseSchema,
  type SnapshotPayload,
} from 'shared-contracts';
import {
  countersign,
  createKeyPair,
  sha256,
  signPreview,
  signRelease,
  signSnapshot,
} from 'shared-node/release-signatures';
import { type Script, sendJson } from './fake-service.ts';
import { type MadeRelease, type MadeReleases, makeReleases } from './releases.ts';

const team = createKeyPair();
const teamName = 'florists';

export interface FakeRegistry {
  files: Map<string, Buffer>;
  payload: SnapshotPayload;
  publicKey: string;
  key: string;
  publish(name: ContainerName, version: string, options?: MadeRelease): Promise<void>;
  activate(name: ContainerName, stable: string | null, more?: { previous?: string[]; canary?: Canary }): void;
  preview(name: ContainerName, version: string, expires: number): string;
  script(others?: Script): Script;
  remove(): Promise<void>;
}

export async function makeRegistry(): Promise<FakeRegistry> {
  const { privateKey, publicKey } = createKeyPair();
  const elsewhere: MadeReleases = await makeReleases();
  const fake: FakeRegistry = {
    files: new Map(),
    payload: { revision: 0, containers: {}, releases: [] },
    publicKey,
    key: privateKey,
    async publish(name, version, options) {
      await elsewhere.release(name, version, options);
      const folder = `${elsewhere.dir}/remotes/${name}/${version}`;
      const text = await readFile(`${folder}/release.json`);
      for (const [path, hash] of Object.entries(releaseSchema.parse(JSON.parse(text.toString())).hashes))
        fake.files.set(hash, await readFile(`${folder}/${path}`));
      const manifest = sha256(text);
      fake.files.set(manifest, text);
      const signature = signRelease(team.privateKey, teamName, manifest);
      const release = { name, version, manifest, team: teamName, key: team.publicKey, signature };
      fake.payload.releases.push({ ...release, countersignature: countersign(privateKey, release) });
    },
    activate(name, stable, { previous = [], canary = null } = {}) {
      fake.payload.containers[name] = { team: teamName, stable, previous, canary, pinned: false };
      fake.payload.revision += 1;
    },
    preview: (name, version, expires) => signPreview(privateKey, { name, version }, expires),
    script: (others) => (seen, response, request) => {
      const at = new URL(seen.url, 'http://service');
      if (at.pathname === registrySnapshotPath) {
        if (Number(at.searchParams.get('after')) === fake.payload.revision) response.writeHead(204).end();
        else sendJson(response, 200, signSnapshot(fake.key, JSON.stringify(fake.payload)));
      } else if (at.pathname.startsWith(registryFilesPath)) {
        const file = fake.files.get(at.pathname.slice(registryFilesPath.length + 1));
        response.writeHead(file ? 200 : 404).end(file);
      } else if (others) others(seen, response, request);
      else sendJson(response, 200, {});
    },
    remove: elsewhere.remove,
  };
  return fake;
}
