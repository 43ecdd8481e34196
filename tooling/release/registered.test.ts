import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair, signSnapshot } from 'shared-node/release-signatures';
import { isAnyRegistered, requireUnregistered } from './registered.ts';

it('knows what the registry serves: nobody would see a release of it, and no build changes what is active', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registered-'));
  try {
    expect(() => requireUnregistered(folder, 'mf-orders')).not.toThrow();
    expect(isAnyRegistered(folder)).toBe(false);
    const common = { team: 'florists', previous: [], canary: null, pinned: false };
    const containers = { 'mf-orders': { ...common, stable: '1.0.0-a' }, 'mf-settings': { ...common, stable: null } };
    const write = (containers: object) => {
      const snapshot = signSnapshot(
        createKeyPair().privateKey,
        JSON.stringify({ revision: 1, containers, releases: [] }),
      );
      writeFileSync(join(folder, 'registry.json'), JSON.stringify(snapshot));
    };
    write({ 'mf-settings': containers['mf-settings'] });
    expect(isAnyRegistered(folder)).toBe(false);
    write(containers);
    expect(isAnyRegistered(folder)).toBe(true);
    expect(() => requireUnregistered(folder, 'mf-orders')).toThrow(/npm run remote -- publish mf-orders/);
    expect(() => requireUnregistered(folder, 'mf-settings')).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
