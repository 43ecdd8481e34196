import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { waitUntil } from 'shared-contracts/wait-until';
import { freePort } from './service-process.ts';

export interface Fault {
  fault: string;
  times?: number;
  call?: string;
  ms?: number;
}

interface SandboxProcess {
  origin: string;
  smtpUrl: string;
  fault(provider: string, fault: Fault): Promise<unknown>;
  clearFaults(): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startProviderSandbox(): Promise<SandboxProcess> {
  const [port, smtp] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const main = join(import.meta.dirname, '..', '..', '..', 'provider-sandbox', 'src', 'main.ts');
  const ports = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtp) };
  const env = { PATH: process.env.PATH, STAGE: 'testing', LOG_LEVEL: 'silent', ...ports };
  const sandbox = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const stop = async () => {
    if (sandbox.exitCode !== null || sandbox.signalCode !== null) return;
    sandbox.kill();
    await once(sandbox, 'exit');
  };
  const answers = async () =>
    sandbox.exitCode !== null || (await fetch(`${origin}/healthz`).catch(() => null)) !== null;
  await waitUntil(answers, 'the sandbox did not start').catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin,
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    fault: (provider, fault) =>
      fetch(`${origin}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider, times: 1, ...fault }),
      }),
    clearFaults: () => fetch(`${origin}/faults`, { method: 'DELETE' }),
    stop,
  };
}

export function withProviderSandbox(): SandboxProcess {
  const sandbox = {} as SandboxProcess;
  beforeAll(async () => void Object.assign(sandbox, await startProviderSandbox()));
  afterEach(() => sandbox.clearFaults());
  afterAll(() => sandbox.stop());
  return sandbox;
}
