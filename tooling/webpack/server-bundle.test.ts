import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { folderOf } from '../release/containers.ts';
import { defineServerBundle } from './server-bundle.ts';

const bundleOf = (name: 'mf-storefront' | 'mf-admin', outputDir: string) =>
  defineServerBundle(folderOf(name), { version: '1.0.0-test', outputDir });

it('is one file, which brings what is its own and names no place of this machine', async () => {
  const place = mkdtempSync(join(tmpdir(), 'server-bundle-'));
  try {
    const config = bundleOf('mf-storefront', place);
    await new Promise<void>((resolve, reject) => {
      webpack(config as webpack.Configuration, (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
      );
    });
    const code = readFileSync(join(place, 'server.cjs'), 'utf8');
    const asked = [...new Set(Array.from(code.matchAll(/require\("([^"]+)"\)/g), ([, name]) => name))];
    expect(asked).toEqual(expect.arrayContaining(['react', 'shared-runtime', 'shared-design-system/shop']));
    expect(asked).not.toContain('shared-contracts');
    expect(code).not.toContain(join(import.meta.dirname, '../..'));
  } finally {
    rmSync(place, { recursive: true });
  }
}, 60_000);

it('there is none of a container that is not rendered on the server', () => {
  expect(bundleOf('mf-admin', tmpdir())).toBeUndefined();
});
