import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dataPaths } from '../config/data-folder.ts';
import { writeFileAtomically } from '../config/files.ts';
import { StartupError } from '../config/startup-error.ts';
import { texts } from '../config/texts.ts';
import { endProcess, identityOf, type ProcessIdentity, stillRuns, waitForExit } from './processes.ts';

export interface Run {
  supervisor: ProcessIdentity;
  /** The npm that started the supervisor. When it is gone, the supervisor is an orphan and ends. */
  npm?: ProcessIdentity;
  origin: string;
  servicesPort?: number;
  sandbox?: string;
  services: Record<string, ProcessIdentity>;
}

export function readRun(dataDir: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(dataPaths(dataDir).run, 'utf8')) as Run;
  } catch {
    return undefined;
  }
}

export function isRunning(run: Run | undefined): run is Run {
  return run !== undefined && stillRuns(run.supervisor) && (!run.npm || stillRuns(run.npm));
}

export interface Claim {
  note(name: string, pid: number | undefined): void;
  noteServices(port: number, sandbox?: string): void;
  release(): void;
}

/**
 * Claims a data folder for this process. Processes that a killed supervisor left behind are ended first.
 * @param origin The platform's address, for other commands that read the file.
 * @throws StartupError when another supervisor works on the folder.
 */
export async function claimDataFolder(dataDir: string, origin: string, npm?: ProcessIdentity): Promise<Claim> {
  const file = dataPaths(dataDir).run;
  const run: Run = { supervisor: identityOf(process.pid), npm, origin, services: {} };
  const content = () => `${JSON.stringify(run, null, 2)}\n`;
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, content(), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 3) throw error;
      const earlier = readRun(dataDir);
      if (isRunning(earlier)) throw new StartupError(texts.alreadyRuns(earlier.origin, earlier.supervisor.pid));
      if (earlier) await endRest(earlier);
      rmSync(file, { force: true });
    }
  }
  const write = () => existsSync(file) && writeFileAtomically(file, content());
  return {
    note(name, pid) {
      if (pid === undefined) delete run.services[name];
      else run.services[name] = identityOf(pid);
      write();
    },
    noteServices(port, sandbox) {
      run.servicesPort = port;
      run.sandbox = sandbox;
      write();
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** Ends what an orphaned or killed supervisor left: first the supervisor, which ends its children, then those that still run. */
async function endRest(earlier: Run): Promise<void> {
  if (!(await waitForExit(earlier.supervisor, 5_000))) await endProcess(earlier.supervisor, 10_000);
  await Promise.all(Object.values(earlier.services).map((service) => endProcess(service, 5_000)));
}
