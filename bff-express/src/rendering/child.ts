import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { OutsideFailure, RenderFault } from './failures.ts';
import type { ProcessLimits } from './limits.ts';
import type { Bundle, RenderCommand, RenderReport } from './messages.ts';
import { PagesInFlight } from './pages-in-flight.ts';
import type { PageToRender, PageWithData } from './sample.ts';

const entry = join(import.meta.dirname, 'render-process.ts');
const packageFolder = join(import.meta.dirname, '../..');
const checkout = dirname(packageFolder);
const MiB = 1024 * 1024;

const readable = ['bff-express', 'shared-contracts', 'node_modules', 'package.json'].map((name) => {
  const path = join(checkout, name);
  return `--allow-fs-read=${name.endsWith('.json') ? path : `${path}/*`}`;
});

export interface RenderChild {
  /** Resolves when its bundles are loaded. Rejects with a {@link RenderFault}, or an {@link OutsideFailure} where it did not start. */
  readonly loaded: Promise<void>;
  readonly isLoaded: boolean;
  readonly ended: Promise<{ how: string; containers: ContainerName[] }>;
  readonly pages: number;
  open(request: PageToRender, container: ContainerName): Promise<PageWithData>;
  end(): void;
}

function forkRenderProcess({ maxHeap, maxMemory, maxTurn }: ProcessLimits): ChildProcess {
  const child = fork(entry, [JSON.stringify({ maxMemory, maxTurn })], {
    // A fixed environment, so that other teams' code sees no secret and no address of the BFF's. Without the second setting glibc keeps freed memory
    // for each thread.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    // Sends long texts as copies instead of escaping them as JSON.
    serialization: 'advanced',
    execArgv: [
      '--permission',
      '--allow-worker',
      ...readable,
      `--max-old-space-size=${Math.round(maxHeap / MiB)}`,
      // Collects the garbage of pages somewhat more often, and needs half the memory for it.
      '--max-semi-space-size=8',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

const howItEnded = (code: number | null, signal: NodeJS.Signals | null): string => {
  if (signal === 'SIGXCPU') return 'it computed without end';
  if (signal === 'SIGKILL') return 'it took too much memory or hung';
  return signal ? `it ended by ${signal}` : `it ended with code ${code}`;
};

export function startRenderChild(bundles: readonly Bundle[], limits: ProcessLimits): RenderChild {
  const child = forkRenderProcess(limits);
  const kill = (): void => void child.kill('SIGKILL');
  const send = (command: RenderCommand): void => void child.send?.(command, undefined, undefined, () => {});
  const pages = new PagesInFlight(send, kill);
  const loading = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<{ how: string; containers: ContainerName[] }>();
  let isReady = false;
  let isLoaded = false;
  let isEnded = false;
  let evaluating: ContainerName | null = null;
  const startTimer = setTimeout(kill, limits.start).unref();

  function receive(report: RenderReport): void {
    if (report.kind === 'ready') {
      isReady = true;
      send({ kind: 'load', bundles: [...bundles] });
    } else if (report.kind === 'evaluating') evaluating = report.name;
    else if (report.kind === 'loaded') {
      isLoaded = true;
      loading.resolve();
    } else if (report.kind === 'not-loaded') loading.reject(new RenderFault(report.name, report.why));
    else pages.receive(report);
  }

  child.on('message', (report) => receive(report as RenderReport));
  child.once('exit', (code, signal) => {
    isEnded = true;
    isLoaded = false;
    clearTimeout(startTimer);
    const how = howItEnded(code, signal);
    // A process that ended before it was ready had loaded no release yet, so this machine is to blame.
    loading.reject(isReady ? new RenderFault(evaluating, how) : new OutsideFailure(`no process started: ${how}`));
    ending.resolve({ how, containers: pages.endAll(how) });
  });
  loading.promise.then(() => clearTimeout(startTimer), kill);

  return {
    loaded: loading.promise,
    ended: ending.promise,
    get isLoaded() {
      return isLoaded;
    },
    get pages() {
      return pages.size;
    },
    async open(request, container) {
      if (isEnded) throw new OutsideFailure('the process that renders has ended');
      return pages.open(request, container);
    },
    end: kill,
  };
}
