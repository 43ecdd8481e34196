import { spawn } from 'node:child_process';
import { checkout } from '../config/data-folder.ts';

interface Ended {
  /** Exit code; 1 for a program that could not be started or was ended. */
  code: number;
  /** Everything it printed. */
  output: string;
  /** Whether it was ended because its time was up. */
  late: boolean;
}

/** Milliseconds that a program whose time is up has to clean up behind itself. */
const grace = 20_000;

/**
 * Runs a program of this Node to its end, or until its time is up: then it is interrupted as by Ctrl-C, and after a while killed.
 * @param limit milliseconds
 */
export function run(args: readonly string[], env: Record<string, string>, limit: number): Promise<Ended> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let late = false;
    const child = spawn(process.execPath, args, {
      cwd: checkout,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    let force: NodeJS.Timeout | undefined;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGINT');
      force = setTimeout(() => child.kill('SIGKILL'), grace);
    }, limit);
    const end = (code: number) => {
      clearTimeout(timer);
      clearTimeout(force);
      // A grandchild may hold the pipes open for ever.
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: late ? 1 : code, output: Buffer.concat(parts).toString(), late });
    };
    child.once('error', ({ message }) => parts.push(Buffer.from(message)) && end(1));
    child.once('close', (code) => end(code ?? 1));
    child.once('exit', (code) => late && end(code ?? 1));
  });
}
