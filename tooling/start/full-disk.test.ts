import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogOutput } from 'shared-node';
import { rotateLog } from '../processes/log-watch.ts';
import { runScript } from '../processes/run-script.ts';
import { itNeeding } from '../test/needs.ts';
import { waitUntil } from '../test/wait-until.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const line = (text: string) => `${JSON.stringify({ msg: text })}\n`;

function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'b2b-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return undefined;
  }
}

const disk = smallDisk();
afterAll(() => {
  if (!disk) return;
  execFileSync('umount', ['--lazy', disk]);
  rmdirSync(disk);
});
const onDisk = itNeeding(disk !== undefined, 'the right to mount a small disk');

function fill(file: string): void {
  const handle = openSync(file, 'a');
  for (const bytes of [4096, 1]) {
    try {
      for (;;) appendFileSync(handle, Buffer.alloc(bytes));
    } catch {}
  }
  closeSync(handle);
}

describe('the log of a process', () => {
  it('is written a moment later, or at once when it is asked for', async () => {
    const file = join(folder, 'a.log');
    const handle = openSync(file, 'a');
    const output = createLogOutput(handle);
    output.write(line('one'));
    await waitUntil(() => readFileSync(file, 'utf8') !== '');
    output.write(line('two'));
    output.flushSync();
    expect(readFileSync(file, 'utf8')).toBe('{"msg":"one"}\n{"msg":"two"}\n');
    closeSync(handle);
  });

  onDisk('drops lines on a full disk without waiting, and counts them once there is room', async () => {
    const [file, rest] = [join(disk as string, 'a.log'), join(disk as string, 'rest')];
    const handle = openSync(file, 'a');
    const output = createLogOutput(handle);
    output.write(line('before'));
    output.flushSync();
    fill(rest);
    for (let count = 0; count < 1_000; count++) output.write(line(`lost ${count} ${'.'.repeat(100)}`));
    output.flushSync();
    await waitUntil(() => output.dropped > 900);
    const lost = output.dropped;
    expect(lost).toBeGreaterThan(900);
    rmSync(rest);
    output.write(line('after'));
    await waitUntil(() => output.dropped === 0);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    expect(lines.at(-1)).toBe('{"msg":"after"}');
    expect(JSON.parse(lines.at(-2) as string)).toMatchObject({ level: 40, dropped: lost });
    closeSync(handle);
  });

  it('is kept within bounds while it is written, with three earlier ones', () => {
    const file = join(folder, 'b.log');
    const handle = openSync(file, 'a');
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) {
      appendFileSync(handle, name.padEnd(101, '.'));
      rotateLog(file, 100);
    }
    appendFileSync(handle, 'now');
    expect(readFileSync(file, 'utf8')).toBe('now');
    const kept = [1, 2, 3].map((age) => readFileSync(`${file}.${age}`, 'utf8').replaceAll('.', ''));
    expect(kept).toEqual(['fifth', 'fourth', 'third']);
    expect(existsSync(`${file}.4`)).toBe(false);
    closeSync(handle);
  });

  onDisk('gives its room back on a full disk', async () => {
    const [file, rest] = [join(disk as string, 'c.log'), join(disk as string, 'rest')];
    writeFileSync(file, '.'.repeat(20_000));
    fill(rest);
    rotateLog(file, 100);
    expect(statSync(file).size).toBe(0);
    expect(existsSync(`${file}.1`)).toBe(false);
    rmSync(rest);
  });
});

onDisk('a build on a full disk says so in one sentence', async () => {
  const logs = join(disk as string, 'logs');
  mkdirSync(logs);
  fill(join(disk as string, 'rest'));
  const script = { title: 'Сборка', args: ['-e', 'process.exit(1)'], env: {}, log: join(logs, 'build.log') };
  await expect(runScript(script)).rejects.toThrow(/^На диске, где лежит .*, закончилось место\. Освободите его/);
  rmSync(join(disk as string, 'rest'));
});
