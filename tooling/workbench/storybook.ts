import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkout } from '../config/data-folder.ts';

const designSystem = join(checkout, 'shared-design-system');

function program(): string {
  const manifest = createRequire(join(designSystem, 'package.json')).resolve('storybook/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  return join(dirname(manifest), typeof bin === 'string' ? bin : (bin.storybook ?? ''));
}

const environment = { STORYBOOK_DISABLE_TELEMETRY: '1', CI: 'true' };

function storybook(args: string[], stdio: 'inherit' | 'pipe', env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [program(), ...args, '--disable-telemetry'], {
    cwd: designSystem,
    env: { ...process.env, ...environment, ...env },
    stdio,
    windowsHide: true,
  });
}

export function serveWorkbench(port: number): ChildProcess {
  const args = ['dev', '--port', String(port), '--host', '127.0.0.1'];
  return storybook([...args, '--exact-port', '--ci', '--no-open', '--no-version-updates', '--quiet'], 'inherit');
}

export async function buildWorkbench(outputDir: string, { bare = false } = {}): Promise<void> {
  const args = ['build', '--output-dir', outputDir, '--quiet', ...(bare ? ['--preview-only'] : [])];
  const child = storybook(args, 'pipe', bare ? { WORKBENCH_BARE: '1' } : {});
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0)
    throw new Error(`The workbench could not be built:\n${Buffer.concat(output).toString().slice(-4_000)}`);
}
