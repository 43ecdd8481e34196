import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defineServerBundle } from './server-bundle.ts';

// webpack's loaders want Node's own modules, so the bundle is built by a process of its own.
const build = `
  import webpack from 'webpack';
  import { join } from 'node:path';
  import { defineServerBundle } from './webpack/server-bundle.ts';
  const config = defineServerBundle(join(process.cwd(), '../mf-storefront'), { version: '1.0.0-test', outputDir: process.argv[1] });
  webpack(config, (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  });
`;

it('is one file, which brings what is its own and names no place of this machine', async () => {
  const out = mkdtempSync(join(tmpdir(), 'server-bundle-'));
  try {
    const cwd = join(import.meta.dirname, '..');
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build, out], { cwd });
    const code = readFileSync(join(out, 'server.cjs'), 'utf8');
    const required = [...new Set(Array.from(code.matchAll(/require\("([^"]+)"\)/g), ([, name]) => name))];
    expect(required).toEqual(expect.arrayContaining(['react', 'shared-runtime/page', 'shared-design-system/shop']));
    expect(required).not.toContain('shared-contracts');
    expect(code).not.toContain(join(import.meta.dirname, '../..'));
  } finally {
    rmSync(out, { recursive: true });
  }
});

it('there is none of a container that is not rendered on the server', () => {
  expect(
    defineServerBundle(join(import.meta.dirname, '../../mf-admin'), { version: '1.0.0-test', outputDir: tmpdir() }),
  ).toBeUndefined();
});
