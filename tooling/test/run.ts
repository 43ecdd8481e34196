import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { checkout } from '../config/data-folder.ts';
import { endMarked, markVariable } from './left-processes.ts';

interface Ended {
  code: number;
  output: string;
  /** Why it was stopped before its end. */
  stopped?: 'late' | 'silent';
  /** Seconds of the program and of those processes that it and its own have waited for: not of a browser's, nor of a database's. */
  processor?: number;
  /** Seconds of the whole machine meanwhile. */
  machine: number;
  left: string[];
}

const grace = 20_000;

/** Each stage prints something at least every few minutes, even on a busy machine. */
const usualSilence = 10 * 60_000;

const ticksPerSecond = 100;

function childrensProcessor(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

let counted = childrensProcessor() ?? 0;

const machinesProcessor = (): number =>
  cpus().reduce((all, { times: { user, nice, sys, irq } }) => all + user + nice + sys + irq, 0) / 1000;

function processorOfTheLast(): number | undefined {
  const all = childrensProcessor();
  if (all === undefined) return undefined;
  const seconds = all - counted;
  counted = all;
  return seconds;
}

/**
 * Runs a program with this Node to its end, or until its time is up or it has printed nothing for long: it is then interrupted as by Ctrl-C, and killed
 * after a while. Processes that it has left behind are killed as well.
 * @param limit milliseconds
 * @param silence milliseconds without a word after which it is taken to hang
 */
export function run(
  args: readonly string[],
  env: Record<string, string>,
  limit: number,
  silence = usualSilence,
): Promise<Ended> {
  const mark = randomBytes(8).toString('hex');
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const machineBefore = machinesProcessor();
    let stopped: Ended['stopped'];
    let processor: number | undefined;
    const child = spawn(process.execPath, args, {
      cwd: checkout,
      env: { ...process.env, ...env, [markVariable]: mark },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let force: NodeJS.Timeout | undefined;
    const stop = (reason: Ended['stopped']) => {
      if (stopped) return;
      stopped = reason;
      child.kill('SIGINT');
      force = setTimeout(() => child.kill('SIGKILL'), grace);
    };
    const late = setTimeout(stop, Math.max(limit, 0), 'late');
    const silent = setTimeout(stop, silence, 'silent');
    const take = (part: Buffer) => {
      parts.push(part);
      silent.refresh();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (code: number) => {
      for (const timer of [late, silent, force]) clearTimeout(timer);
      // A grandchild may hold the pipes open for ever.
      child.stdout.destroy();
      child.stderr.destroy();
      const output = Buffer.concat(parts).toString();
      const machine = machinesProcessor() - machineBefore;
      void endMarked(mark).then((left) =>
        resolve({ code: stopped ? 1 : code, output, stopped, processor, machine, left }),
      );
    };
    child.once('error', ({ message }) => parts.push(Buffer.from(message)) && end(1));
    child.once('close', (code) => end(code ?? 1));
    child.once('exit', (code) => {
      processor = processorOfTheLast();
      if (stopped) end(code ?? 1);
    });
  });
}
