import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair, signSnapshot } from 'shared-node/release-signatures';
import { checkServer } from './check-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-server-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, version: string, calls: Record<string, string>): void {
  const releaseDir = join(folder, 'remotes', name, version);
  mkdirSync(releaseDir, { recursive: true });
  const manifest = { name, title: name, routes: [], budget: { entry: 1, screen: 1 } };
  const about = { name, version, builtAt: '', entry: 'e.js', preload: [], files: [], manifest };
  const facts = { uses: { modules: {}, operations: calls }, provides: { modules: {} } };
  writeFileSync(join(releaseDir, 'release.json'), JSON.stringify({ ...about, ...facts }));
}
const activate = (active: Record<string, string>) =>
  writeFileSync(join(folder, 'active.json'), JSON.stringify({ revision: 1, active, previous: {} }));

it('says which release would miss a call, and nothing where all are offered', () => {
  put('mf-orders', '1.0.0', { listOrders: 'POST /orders', cancelOrder: 'POST /cancel' });
  activate({ 'mf-orders': '1.0.0' });
  expect(() => checkServer(folder, { listOrders: 'POST /orders', cancelOrder: 'POST /cancel' })).not.toThrow();
  expect(() => checkServer(folder, { listOrders: 'POST /orders' })).toThrow(/mf-orders 1\.0\.0.*cancelOrder/);
});

it('holds it against what came through the registry, too', () => {
  put('mf-orders', '1.0.0', {});
  put('mf-orders', '2.0.0', { printOrder: 'POST /print' });
  activate({ 'mf-orders': '1.0.0' });
  const channels = { team: 'florists', stable: '2.0.0', previous: [], canary: null, pinned: false };
  const snapshot = { revision: 1, containers: { 'mf-orders': channels }, releases: [] };
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify(signSnapshot(createKeyPair().privateKey, JSON.stringify(snapshot))),
  );
  expect(() => checkServer(folder, {})).toThrow(/mf-orders 2\.0\.0.*printOrder/);
});
