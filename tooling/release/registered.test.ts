import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeys, signSnapshot } from 'shared-contracts/release-signatures';
import { requireUnregistered } from './registered.ts';

it('says that nobody would see a release of what the registry serves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registered-'));
  try {
    expect(() => requireUnregistered(folder, 'mf-orders')).not.toThrow();
    const common = { team: 'florists', previous: [], canary: null, pinned: false };
    const containers = { 'mf-orders': { ...common, stable: '1.0.0-a' }, 'mf-settings': { ...common, stable: null } };
    const snapshot = signSnapshot(newKeys().privateKey, JSON.stringify({ revision: 1, containers, releases: [] }));
    writeFileSync(join(folder, 'registry.json'), JSON.stringify(snapshot));
    expect(() => requireUnregistered(folder, 'mf-orders')).toThrow(/npm run remote -- publish mf-orders/);
    expect(() => requireUnregistered(folder, 'mf-settings')).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
