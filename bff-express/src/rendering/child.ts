import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { type ContainerName, type LoadedPage, mymStatuses, type RegistrySnapshot } from 'shared-contracts';
import type { ProcessLimits } from './limits.ts';
import type {
  Bundle,
  RenderCommand,
  RenderedMarkup,
  RenderReport,
  RenderRequest,
  SentAnswer,
  SentCall,
} from './messages.ts';
import type { PageFetch, PageToRender, PageWithData } from './sample.ts';

export class RenderFault extends Error {
  override name = 'RenderFault';
  readonly container: ContainerName | null;
  readonly isOfData: boolean;

  constructor(container: ContainerName | null, why: string, isOfData = false) {
    super(why);
    this.container = container;
    this.isOfData = isOfData;
  }
}

/** A page was not made because its data did not come, or not in time, or no process was there to render it: no release is to blame. */
export class OutsideFailure extends Error {
  override name = 'OutsideFailure';
  readonly isOutside = true;
  readonly isIdle: boolean;

  constructor(why: string, isIdle = false) {
    super(why);
    this.isIdle = isIdle;
  }
}

export class ForbiddenCall extends Error {
  override name = 'ForbiddenCall';
}

export class ProcessEnded extends Error {
  override name = 'ProcessEnded';
}

const mostHanging = 100;

const entry = join(import.meta.dirname, 'render-process.ts');
const packageFolder = join(import.meta.dirname, '../..');
const checkout = dirname(packageFolder);
const MiB = 1024 * 1024;

const readable = ['bff-express', 'shared-contracts', 'node_modules', 'package.json'].map((name) => {
  const path = join(checkout, name);
  return `--allow-fs-read=${name.endsWith('.json') ? path : `${path}/*`}`;
});

interface Making {
  container: ContainerName;
  fetch: PageFetch;
  waiting: number;
  isGivenUp: boolean;
  opened: PromiseWithResolvers<LoadedPage>;
  rendered: PromiseWithResolvers<RenderedMarkup>;
}

export interface RenderChild {
  /** Resolves when its bundles are loaded. Rejects with a {@link RenderFault}, or an {@link OutsideFailure} where it did not start. */
  readonly loaded: Promise<void>;
  readonly isLoaded: boolean;
  readonly ended: Promise<{ how: string; containers: ContainerName[] }>;
  readonly pages: number;
  open(request: PageToRender, container: ContainerName): Promise<PageWithData>;
  end(): void;
}

const howItEnded = (code: number | null, signal: NodeJS.Signals | null): string => {
  if (signal === 'SIGXCPU') return 'it computed without end';
  if (signal === 'SIGKILL') return 'it took too much memory or hung';
  return signal ? `it ended by ${signal}` : `it ended with code ${code}`;
};

export function startRenderChild(bundles: readonly Bundle[], limits: ProcessLimits): RenderChild {
  const { maxHeap, maxMemory, maxTurn } = limits;
  const child: ChildProcess = fork(entry, [JSON.stringify({ maxMemory, maxTurn })], {
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

  const pages = new Map<number, Making>();
  const loading = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<{ how: string; containers: ContainerName[] }>();
  let isReady = false;
  let isLoaded = false;
  let isEnded = false;
  let count = 0;
  let evaluating: ContainerName | null = null;
  let sentSnapshot: RegistrySnapshot | null = null;
  const tell = (order: RenderCommand): void => void child.send?.(order, undefined, undefined, () => {});
  const startTimer = setTimeout(() => child.kill('SIGKILL'), limits.start).unref();

  async function answer(page: number, call: number, path: string, sent: SentCall): Promise<void> {
    const making = pages.get(page);
    if (!making) return;
    making.waiting += 1;
    const said = await making
      .fetch(path, sent)
      .catch(
        (error: unknown): SentAnswer => ({
          failure: String(error).slice(0, 300),
          isForbidden: error instanceof ForbiddenCall,
        }),
      );
    making.waiting -= 1;
    tell({ kind: 'answer', page, call, answer: said });
  }

  function fail(page: number, error: Error): void {
    const making = pages.get(page);
    making?.opened.reject(error);
    making?.rendered.reject(error);
  }

  /**
   * Fails a page that takes too long. Its computing in the process goes on, so it stays in `pages`: if the process hangs, this page may be the cause.
   */
  function giveUp(page: number, making: Making, reason: unknown): void {
    tell({ kind: 'abort', page });
    making.isGivenUp = true;
    fail(page, new OutsideFailure(String(reason), making.waiting === 0));
    const hanging = [...pages.values()].filter(({ isGivenUp }) => isGivenUp);
    if (hanging.length > mostHanging) child.kill('SIGKILL');
  }

  function hear(report: RenderReport): void {
    if (report.kind === 'ready') {
      isReady = true;
      tell({ kind: 'load', bundles: [...bundles] });
    } else if (report.kind === 'evaluating') evaluating = report.name;
    else if (report.kind === 'loaded') {
      isLoaded = true;
      loading.resolve();
    } else if (report.kind === 'not-loaded') loading.reject(new RenderFault(report.name, report.why));
    else if (report.kind === 'call') void answer(report.page, report.call, report.path, report.sent);
    else if (report.kind === 'opened') pages.get(report.page)?.opened.resolve(report.loaded);
    else if (report.kind === 'rendered') {
      pages.get(report.page)?.rendered.resolve(report.rendered);
      pages.delete(report.page);
    } else {
      const { page, why, isOutside, isOfData } = report;
      const { container = null } = pages.get(page) ?? {};
      fail(page, isOutside ? new OutsideFailure(why) : new RenderFault(container, why, isOfData));
      pages.delete(report.page);
    }
  }

  child.on('message', (report) => hear(report as RenderReport));
  child.once('exit', (code, signal) => {
    isEnded = true;
    isLoaded = false;
    clearTimeout(startTimer);
    const how = howItEnded(code, signal);
    const containers = [...pages.values()].map(({ container }) => container);
    // A process that ended before it was ready had loaded no release yet, so this machine is to blame.
    loading.reject(isReady ? new RenderFault(evaluating, how) : new OutsideFailure(`no process started: ${how}`));
    for (const page of pages.keys()) fail(page, new ProcessEnded(how));
    pages.clear();
    ending.resolve({ how, containers });
  });
  loading.promise.then(
    () => clearTimeout(startTimer),
    () => child.kill('SIGKILL'),
  );

  return {
    loaded: loading.promise,
    ended: ending.promise,
    get isLoaded() {
      return isLoaded;
    },
    get pages() {
      return pages.size;
    },
    async open({ boot: { snapshot, ...boot }, url, fetch, placeOf, form, signal }, container) {
      if (isEnded) throw new OutsideFailure('the process that renders has ended');
      const page = count++;
      const opened = Promise.withResolvers<LoadedPage>();
      const rendered = Promise.withResolvers<RenderedMarkup>();
      rendered.promise.catch(() => undefined);
      const making: Making = { container, fetch, waiting: 0, isGivenUp: false, opened, rendered };
      pages.set(page, making);
      const places = Object.fromEntries(
        mymStatuses.map((status) => [status, placeOf(status)]),
      ) as RenderRequest['places'];
      tell({
        kind: 'open',
        page,
        order: { boot, url, places, form },
        snapshot: snapshot === sentSnapshot ? null : snapshot,
      });
      sentSnapshot = snapshot;
      const stop = (): void => {
        if (pages.has(page)) giveUp(page, making, signal.reason);
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
      return { ...(await opened.promise), render: () => rendered.promise };
    },
    end: () => void child.kill('SIGKILL'),
  };
}
