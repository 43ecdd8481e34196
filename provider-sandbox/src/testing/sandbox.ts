import { rmSync } from 'node:fs';
import { createLog } from '../common/log.ts';
import type { Config } from '../config.ts';
import type { Fault, FaultKind, Provider } from '../faults/faults.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';

const { log } = createLog('silent');

interface TestSandbox {
  readonly url: string;
  readonly smtpUrl: string;
  later(milliseconds: number): void;
  fault(provider: Provider, fault: FaultKind, more?: Partial<Fault>): Promise<void>;
  restart(): Promise<void>;
}

export function withSandbox(config: Partial<Config> = {}): TestSandbox {
  let sandbox: Sandbox;
  let ahead = 0;
  const start = async (): Promise<void> => {
    const filled: Config = {
      port: 0,
      smtpPort: 0,
      folder: undefined,
      mailFolder: undefined,
      yookassaNotifyUrl: undefined,
      logLevel: 'silent',
      ...config,
    };
    sandbox = await startSandbox(filled, log, () => new Date(Date.now() + ahead));
  };
  const faults = (method: string, body?: object) =>
    fetch(`${sandbox.url}/faults`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  beforeAll(start);
  beforeEach(() => faults('DELETE'));
  afterAll(async () => {
    await sandbox.close();
    if (config.folder) rmSync(config.folder, { recursive: true });
  });
  return {
    get url() {
      return sandbox.url;
    },
    get smtpUrl() {
      return sandbox.smtpUrl;
    },
    later(milliseconds) {
      ahead += milliseconds;
    },
    async fault(provider, fault, more) {
      const answer = await faults('POST', { provider, fault, times: 1, ...more });
      if (answer.status !== 201) throw new Error(await answer.text());
    },
    async restart() {
      await sandbox.close();
      await start();
    },
  };
}
