import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './service-process.ts';

export interface Fault {
  fault: string;
  /** Once unless said otherwise; undefined until the faults are cleared. */
  times?: number | undefined;
  call?: string;
  ms?: number;
  retryAfter?: number;
  status?: number;
  answer?: object;
}

export interface SandboxCall<Body> {
  call: string;
  headers: Record<string, string>;
  body: Body;
  done?: number;
}

interface SandboxProcess {
  origin: string;
  smtpUrl: string;
  fault(provider: string, fault: Fault): Promise<unknown>;
  clearFaults(): Promise<unknown>;
  calls<Body>(provider: string, call?: string): Promise<SandboxCall<Body>[]>;
  clearCalls(): Promise<unknown>;
  setClock(ahead: number): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startProviderSandbox(): Promise<SandboxProcess> {
  const [port, smtp] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const main = join(import.meta.dirname, '..', '..', '..', 'provider-sandbox', 'src', 'main.ts');
  const ports = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtp) };
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, STAGE: 'testing', LOG_LEVEL: 'silent', ...ports };
  // By its channel it says when it is there, and learns that this process has ended.
  const sandbox = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = once(sandbox, 'exit').then(() => Promise.reject(new Error('the sandbox did not start')));
  await Promise.race([once(sandbox, 'message'), ended]);
  sandbox.unref();
  sandbox.channel?.unref();
  const stop = async () => {
    if (sandbox.exitCode !== null || sandbox.signalCode !== null) return;
    sandbox.kill();
    await once(sandbox, 'exit');
  };
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}${path}`, { method, ...json });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer;
  };
  return {
    origin,
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    fault: (provider, fault) => ask('POST', '/faults', { provider, times: 1, ...fault }),
    clearFaults: () => ask('DELETE', '/faults'),
    async calls<Body>(provider: string, call = '') {
      const answer = await ask('GET', `/calls?${new URLSearchParams({ provider, call })}`);
      return ((await answer.json()) as { calls: SandboxCall<Body>[] }).calls;
    },
    clearCalls: () => ask('DELETE', '/calls'),
    setClock: (ahead) => ask('POST', '/clock', { ahead }),
    stop,
  };
}

let shared: Promise<SandboxProcess> | undefined;

/** One for all files of tests of a process: it takes a second of a processor to start. */
export function withProviderSandbox(): Omit<SandboxProcess, 'stop'> {
  const sandbox = {} as SandboxProcess;
  beforeAll(async () => {
    shared ??= startProviderSandbox();
    Object.assign(sandbox, await shared);
  });
  afterEach(() => sandbox.clearFaults());
  return sandbox;
}
