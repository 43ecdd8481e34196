import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './service-process.ts';

/** A way in which the sandbox goes wrong, until it has happened so often. */
export interface Fault {
  fault: 'hang' | 'error-after' | 'too-many' | 'slow' | 'duplicate' | 'reorder';
  times?: number;
  call?: string;
  ms?: number;
}

interface ProviderSandbox {
  /** Where it answers, without a slash at its end; known once the tests run. */
  readonly origin: string;
  /** Has one of its providers go wrong, once unless said otherwise, until the test ends. */
  fault(provider: string, fault: Fault): Promise<void>;
}

/** The provider sandbox as a process, for all tests of a file. */
export function withProviderSandbox(): ProviderSandbox {
  let sandbox: ChildProcess;
  let origin = '';
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const main = join(import.meta.dirname, '..', '..', '..', 'provider-sandbox', 'src', 'main.ts');
    const env = {
      PATH: process.env.PATH,
      STAGE: 'testing',
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: '0',
      LOG_LEVEL: 'silent',
    };
    sandbox = spawn(process.execPath, [main], { env, stdio: 'ignore' });
    for (let tries = 0; tries < 400; tries++) {
      if (await fetch(`${origin}/healthz`).catch(() => null)) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the sandbox did not start');
  }, 30_000);
  afterEach(() => fetch(`${origin}/faults`, { method: 'DELETE' }));
  afterAll(async () => {
    sandbox.kill();
    await once(sandbox, 'exit');
  });
  return {
    get origin() {
      return origin;
    },
    async fault(provider, fault) {
      const body = JSON.stringify({ provider, times: 1, ...fault });
      await fetch(`${origin}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
  };
}
