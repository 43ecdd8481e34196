import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pruneReleases } from './prune.ts';

it('deletes only releases older than a week that are not active and were not so before', () => {
  const releases = mkdtempSync(join(tmpdir(), 'prune-'));
  try {
    const folder = join(releases, 'remotes/mf-orders');
    const monthAgo = new Date(Date.now() - 30 * 24 * 3600 * 1000);
    for (const version of ['active', 'previous', 'withdrawn', 'old', 'fresh']) {
      mkdirSync(join(folder, version), { recursive: true });
      if (version !== 'fresh') utimesSync(join(folder, version), monthAgo, monthAgo);
    }
    const active = { 'mf-orders': 'active' };
    pruneReleases(releases, 'mf-orders', {
      revision: 1,
      active,
      previous: { 'mf-orders': ['previous'] },
      withdrawn: { 'mf-orders': ['withdrawn'] },
      decided: false,
    });
    expect(readdirSync(folder).sort()).toEqual(['active', 'fresh', 'previous', 'withdrawn']);
  } finally {
    rmSync(releases, { recursive: true });
  }
});
