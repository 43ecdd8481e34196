import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from 'shared-node';
import { checkNotHalfRestored } from '../backup/half-restored.ts';
import { dataPaths, makeDataDir } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { freePort, isPortFree } from '../config/ports.ts';
import { readSecrets } from '../config/secrets.ts';
import { StartupError } from '../config/startup-error.ts';
import { type Database, startDatabase } from '../postgres/database.ts';
import { watchLog } from '../processes/log-watch.ts';
import { findNpm } from '../processes/processes.ts';
import { type Claim, claimDataFolder } from '../processes/run-file.ts';
import { runScript } from '../processes/run-script.ts';
import { backupBeforeMigration, startBackups } from './backups.ts';
import { serveControlSocket } from './control.ts';
import { type HeldSocket, holdSocket } from './held-socket.ts';
import { ensureLocalTeam } from './local-team.ts';
import type { Platform, PlatformOptions, ServiceName } from './platform-types.ts';
import { sandboxAddress, sandboxPorts } from './sandbox.ts';
import { needsDemoSeed, seedDemo } from './seed.ts';
import { type Service, type ServiceOptions, startService } from './service.ts';
import {
  apartEnvironment,
  bffEnvironment,
  memoryLimits,
  sandboxEnvironment,
  servicesEnvironment,
  workerEnvironment,
} from './settings.ts';
import { texts } from './texts.ts';

export { dataPaths } from '../config/data-folder.ts';
export type { Run } from '../processes/run-file.ts';
export type { Platform } from './platform-types.ts';
export { brandOrigin } from './settings.ts';

const loopback = '127.0.0.1';

class Start {
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  readonly stage: string;
  readonly origin: string;
  private readonly options: PlatformOptions;
  private readonly undo: (() => unknown)[] = [];

  constructor(options: PlatformOptions, port: number) {
    this.options = options;
    this.dataDir = makeDataDir(options.dataDir);
    this.port = port;
    this.host = options.host ?? loopback;
    this.stage = options.stage ?? 'demo';
    this.origin = `http://localhost:${port}`;
  }

  readonly stop = async (): Promise<void> => {
    for (const end of this.undo.splice(0).reverse()) await end();
  };

  async run(): Promise<Platform> {
    const { options, dataDir, port, host, stage, origin, stop } = this;
    const claimed = await claimDataFolder(dataDir, origin, findNpm());
    this.undo.push(claimed.release);
    checkNotHalfRestored(dataDir);
    await checkPort(port, host);
    const bffSocket = this.hold(host, port);
    await this.prepareReleases();
    const database = await this.startDatabase(claimed);
    const backed = { dataDir, given: options.databaseUrl, env: options.env, signal: options.signal };
    await backupBeforeMigration(database.url, backed, (title, work) => this.step(title, work));
    const servicesSocket = this.hold(loopback, 0);
    const servicesPort = servicesSocket?.port ?? (await freePort());
    const secrets = readSecrets(dataDir);
    const { url: databaseUrl, folder: databaseDir } = database;
    const ports = await sandboxPorts(stage, this.environment);
    const sandbox = ports && sandboxAddress(ports);
    claimed.noteServices(servicesPort, sandbox);
    const apart = await this.holdApart();
    const network = { port, host, servicesPort, apart, sandbox: ports };
    const settings = { dataDir, stage, ...network, databaseUrl, databaseDir, secrets, env: options.env };
    const services: Partial<Record<ServiceName, Service>> = {
      ...(ports && {
        'provider-sandbox': await this.serve(claimed, 'provider-sandbox', texts.steps.sandbox, {
          entry: 'provider-sandbox/src/main.ts',
          env: sandboxEnvironment(settings, ports),
          readyUrl: `${sandbox}/healthz`,
        }),
      }),
      'upstream-services': await this.serve(claimed, 'upstream-services', texts.steps.services, {
        entry: 'upstream-services/src/main.ts',
        env: servicesEnvironment(settings),
        readyUrl: `http://127.0.0.1:${servicesPort}/readyz`,
        socket: servicesSocket?.descriptor,
      }),
      ...(apart && {
        'upstream-apart': await this.serve(claimed, 'upstream-apart', texts.steps.apart, {
          entry: 'upstream-services/src/main.ts',
          env: apartEnvironment(settings, apart),
          readyUrl: `http://127.0.0.1:${apart.port}/readyz`,
          socket: apart.socket?.descriptor,
        }),
      }),
      'upstream-worker': await this.serve(claimed, 'upstream-worker', texts.steps.worker, {
        entry: 'upstream-services/src/worker.ts',
        env: workerEnvironment(settings),
      }),
      'bff-express': await this.serve(claimed, 'bff-express', texts.steps.bff, {
        entry: 'bff-express/src/main.ts',
        env: bffEnvironment(settings),
        // In production the BFF is not ready before the first releases are published to its registry, so only its liveness is awaited.
        readyUrl: `http://127.0.0.1:${port}/b2b/bff/${stage === 'production' ? 'healthz' : 'readyz'}`,
        socket: bffSocket?.descriptor,
      }),
    };
    await ensureLocalTeam(dataDir, databaseUrl);
    if (stage === 'production') await this.publishFirst();
    if (options.seed ?? stage === 'demo') await this.seed(database.url);
    this.undo.push(startBackups(backed, this.say));
    const restart = async (name: ServiceName) => {
      const service = services[name];
      if (!service) throw new StartupError(texts.noSuchProcess(name));
      await service.restart();
    };
    this.undo.push(await serveControlSocket(dataDir, restart));
    return {
      origin,
      databaseUrl: database.url,
      dataDir,
      pids: () => {
        const known = [['postgres', database.pid()], ...Object.values(services).map((s) => [s.name, s.pid()])];
        return Object.fromEntries(known.filter(([, pid]) => pid !== undefined));
      },
      sandbox,
      kill: (name, kind) => services[name]?.kill(kind),
      restart,
      stop,
    };
  }

  private async holdApart() {
    const groups = envOf(this.environment).servicesApart();
    if (groups.length === 0) return undefined;
    const socket = this.hold(loopback, 0);
    return { groups, socket, port: socket?.port ?? (await freePort()) };
  }

  private hold(host: string, port: number): HeldSocket | undefined {
    const socket = holdSocket(host, port);
    if (socket) this.undo.push(socket.close);
    return socket;
  }

  private step<T>(title: string, work: () => Promise<T>): Promise<T> {
    this.options.signal?.throwIfAborted();
    return this.options.step ? this.options.step(title, work) : work();
  }

  private get environment(): Environment {
    return { ...process.env, ...this.options.env };
  }

  private readonly say = (line: string): void => this.options.say?.(line);

  private log(name: string): string {
    return join(dataPaths(this.dataDir).logs, `${name}.log`);
  }

  private scriptEnvironment(): Record<string, string> {
    return { ...this.options.env, B2B_DATA_DIR: this.dataDir, RELEASES_DIR: dataPaths(this.dataDir).releases };
  }

  private async prepareReleases(): Promise<void> {
    const { releasesFrom, build = true, signal } = this.options;
    const { releases } = dataPaths(this.dataDir);
    if (releasesFrom && !existsSync(releases)) cpSync(releasesFrom, releases, { recursive: true });
    if (!build) return;
    const title = texts.steps.build;
    const script = {
      title,
      args: ['tooling/scripts/build.mjs'],
      env: this.scriptEnvironment(),
      log: this.log('build'),
    };
    await this.step(title, () => runScript({ ...script, signal }));
  }

  private async publishFirst(): Promise<void> {
    const title = texts.steps.publish;
    const script = {
      title,
      args: ['tooling/release/registry/first-releases.ts'],
      env: this.scriptEnvironment(),
      log: this.log('publish'),
    };
    await this.step(title, () => runScript({ ...script, signal: this.options.signal }));
  }

  private async startDatabase(claimed: Claim): Promise<Database> {
    const { databaseUrl: given, durable } = this.options;
    const onPid = (pid: number | undefined) => claimed.note('postgres', pid);
    const { dataDir, say } = this;
    const database = await this.step(texts.steps.database, () =>
      startDatabase({ dataDir, given, durable, say, onPid }),
    );
    this.undo.push(database.stop);
    return database;
  }

  private async serve(
    claimed: Claim,
    name: ServiceName,
    title: string,
    { entry, env, readyUrl, socket }: Pick<ServiceOptions, 'entry' | 'env' | 'readyUrl' | 'socket'>,
  ): Promise<Service> {
    const { say } = this;
    const { signal } = this.options;
    const log = this.log(name);
    this.undo.push(watchLog(log, (line) => say(`${name}: ${line}`)));
    const onPid = (pid: number | undefined) => claimed.note(name, pid);
    const pulse = { memoryLimit: memoryLimits(this.environment)[name] };
    const child = { name, entry, pulse, env: { ...env, ...this.options.env } };
    const service = await this.step(title, () => startService({ ...child, log, readyUrl, socket, say, onPid, signal }));
    this.undo.push(service.stop);
    return service;
  }

  private async seed(databaseUrl: string): Promise<void> {
    const { signal } = this.options;
    if (!(await needsDemoSeed(this.dataDir, databaseUrl))) return;
    const env = { ...this.scriptEnvironment(), B2B_ORIGIN: this.origin, DATABASE_URL: databaseUrl };
    try {
      await this.step(texts.steps.seed, () => seedDemo(this.dataDir, databaseUrl, { env, signal }));
    } catch (error) {
      if (signal?.aborted || !(error instanceof StartupError)) throw error;
      this.say(texts.withoutDemo(error.message));
    }
  }
}

/**
 * Starts the whole platform: releases, database, services (whose start migrates the database), BFF, demo shops.
 * The start command, the browser tests and the benchmark all begin here.
 * @throws StartupError with one sentence for a person; what was started by then is stopped again.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const start = new Start(options, options.port ?? (await freePort()));
  try {
    return await start.run();
  } catch (error) {
    await start.stop();
    throw error;
  }
}

async function checkPort(port: number, host: string): Promise<void> {
  const isFree = (await isPortFree(port, host)) && (host !== '127.0.0.1' || !(await isTaken(port)));
  if (!isFree) throw new StartupError(texts.portTaken(port));
}

/** Browsers try `localhost` on IPv6 first, so another program on that port would get our visitors. */
const isTaken = async (port: number): Promise<boolean> =>
  (await isPortFree(0, '::1')) && !(await isPortFree(port, '::1'));
