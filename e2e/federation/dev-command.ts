import { spawn } from 'node:child_process';

interface DevServer {
  origin: string;
  stop(): Promise<void>;
}

const patience = 120_000;

export function startDev(args: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<DevServer> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`${why}: ${output}`));
    const timer = setTimeout(() => {
      fail('it did not start in time');
      void stop();
    }, patience);
    child.once('exit', () => fail('it ended'));
    const read = (part: Buffer) => {
      output += part.toString();
      const [, origin] = /горячей заменой: (http:\/\/[^/]+)\//.exec(output) ?? [];
      if (!origin) return;
      clearTimeout(timer);
      resolve({ origin, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
}
