import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths, makeDataDir } from '../config/data-folder.ts';
import { freePort, isPortFree } from '../config/ports.ts';
import { StartProblem } from '../config/problem.ts';
import { readSecrets } from '../config/secrets.ts';
import { startDatabase } from './database.ts';
import { watchLog } from './log-watch.ts';
import { findNpm } from './processes.ts';
import { type Claim, claim } from './run-file.ts';
import { runScript } from './run-script.ts';
import { lacksDemo, seedDemo } from './seed.ts';
import { type Service, startService } from './service.ts';
import { bffEnvironment, type RunSettings, servicesEnvironment } from './settings.ts';
import { texts } from './texts.ts';

/** The servers that the platform consists of, by the names of their packages. */
export type ServiceName = 'upstream-services' | 'bff-express';

export interface PlatformOptions {
  /** Folder for everything that is written. */
  dataDir: string;
  /** Port of the address people open; a free one when left out. */
  port?: number;
  /** Interface the BFF listens on; loopback unless asked otherwise. */
  host?: string;
  /** `demo` unless given. */
  stage?: string;
  /** Use this database instead of an embedded one. */
  databaseUrl?: string;
  /** Build the releases that are missing or out of date first. Default true. */
  build?: boolean;
  /** Start from a copy of the releases in this folder, if the data folder has none. */
  releasesFrom?: string;
  /** Make the demo shops if they are missing. Default: on the stage `demo`. */
  seed?: boolean;
  /** `false`: a throwaway database without fsync. */
  durable?: boolean;
  /** More environment for both servers. */
  env?: Record<string, string>;
  /** Runs each step; shows it and its time. Silent when left out. */
  step?: <T>(title: string, work: () => Promise<T>) => Promise<T>;
  /** Told in one line what a person should know: warnings, crashes, restarts. */
  say?: (line: string) => void;
  /** Gives the start up; what is started by then is stopped. */
  signal?: AbortSignal;
}

/** The running platform. */
export interface Platform {
  /** `http://localhost:<port>`, where the BFF answers. */
  origin: string;
  /** Connection string of the database the services use. */
  databaseUrl: string;
  dataDir: string;
  /** The processes at this moment, by name; a crashed one is missing until it is restarted. */
  pids(): Record<string, number>;
  /** Ends a server as a crash would; it is restarted at once. */
  kill(name: ServiceName, signal?: NodeJS.Signals): void;
  /** Ends a server politely and starts it again; resolves when it is ready. */
  restart(name: ServiceName): Promise<void>;
  /** Ends everything that was started, last first. */
  stop(): Promise<void>;
}

/**
 * Starts the whole platform: releases, database, services (whose start migrates the database), BFF, demo shops.
 * The start command, the browser tests and the benchmark all begin here.
 * @throws StartProblem with one sentence for a person; what was started by then is stopped again.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { stage = 'demo', host = '127.0.0.1', step = (_title, work) => work(), say = () => {}, signal } = options;
  const dataDir = makeDataDir(options.dataDir);
  const paths = dataPaths(dataDir);
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of undo.splice(0).reverse()) await end();
  };
  const run = <T>(title: string, work: () => Promise<T>): Promise<T> => {
    signal?.throwIfAborted();
    return step(title, work);
  };

  const started = async (): Promise<Platform> => {
    const owned: Claim = await claim(dataDir, origin, findNpm());
    undo.push(owned.release);
    await checkPort(port, host);
    if (options.releasesFrom && !existsSync(paths.releases)) {
      cpSync(options.releasesFrom, paths.releases, { recursive: true });
    }
    const more = options.env ?? {};
    const forScripts = { ...more, B2B_DATA_DIR: dataDir, RELEASES_DIR: paths.releases };
    if (options.build ?? true) {
      const log = join(paths.logs, 'build.log');
      const args = ['tooling/scripts/build.mjs'];
      const title = texts.steps.build;
      await run(title, () => runScript({ title, args, env: forScripts, log, signal }));
    }
    const database = await run(texts.steps.database, () =>
      startDatabase({
        dataDir,
        given: options.databaseUrl,
        durable: options.durable,
        say,
        onPid: (pid) => owned.note('postgres', pid),
      }),
    );
    undo.push(database.stop);
    const settings: RunSettings = {
      dataDir,
      port,
      host,
      stage,
      servicesPort: await freePort(),
      databaseUrl: database.url,
      secrets: readSecrets(dataDir),
    };

    const serve = async (name: ServiceName, title: string, env: Record<string, string>, readyUrl: string) => {
      const log = join(paths.logs, `${name}.log`);
      const entry = `${name}/src/main.ts`;
      const onPid = (pid: number | undefined) => owned.note(name, pid);
      undo.push(watchLog(log, (line) => say(`${name}: ${line}`)));
      const service = await run(title, () =>
        startService({ name, entry, env: { ...env, ...more }, log, readyUrl, say, onPid, signal }),
      );
      undo.push(service.stop);
      return service;
    };
    const upstream = `http://127.0.0.1:${settings.servicesPort}/readyz`;
    const bff = `http://127.0.0.1:${port}/b2b/bff/readyz`;
    const services: Record<ServiceName, Service> = {
      'upstream-services': await serve(
        'upstream-services',
        texts.steps.services,
        servicesEnvironment(settings),
        upstream,
      ),
      'bff-express': await serve('bff-express', texts.steps.bff, bffEnvironment(settings), bff),
    };
    if ((options.seed ?? stage === 'demo') && (await lacksDemo(dataDir, database.url))) {
      const env = { ...forScripts, B2B_ORIGIN: origin, DATABASE_URL: database.url };
      await run(texts.steps.seed, () => seedDemo(dataDir, database.url, { env, signal })).catch((error: unknown) => {
        if (signal?.aborted || !(error instanceof StartProblem)) throw error;
        say(texts.withoutDemo(error.message));
      });
    }
    return {
      origin,
      databaseUrl: database.url,
      dataDir,
      pids: () => {
        const known = [['postgres', database.pid()], ...Object.values(services).map((s) => [s.name, s.pid()])];
        return Object.fromEntries(known.filter(([, pid]) => pid !== undefined));
      },
      kill: (name, kind) => services[name].kill(kind),
      restart: (name) => services[name].restart(),
      stop,
    };
  };

  try {
    return await started();
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws StartProblem when another program listens where the BFF should. */
async function checkPort(port: number, host: string): Promise<void> {
  const isFree = (await isPortFree(port, host)) && (host !== '127.0.0.1' || !(await isTaken(port)));
  if (!isFree) throw new StartProblem(texts.portTaken(port));
}

/** Browsers try `localhost` on IPv6 first: a stranger there would get our visitors. */
const isTaken = async (port: number): Promise<boolean> =>
  (await isPortFree(0, '::1')) && !(await isPortFree(port, '::1'));

export { dataPaths } from '../config/data-folder.ts';
export type { Run } from './run-file.ts';
export { brandOrigin } from './settings.ts';
