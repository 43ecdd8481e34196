import { type ContainerName, type LoadedPage, mymStatuses, type RegistrySnapshot } from 'shared-contracts';
import { ForbiddenCall, OutsideFailure, ProcessEnded, RenderFault } from './failures.ts';
import type { RenderCommand, RenderedMarkup, RenderReport, RenderRequest, SentAnswer } from './messages.ts';
import type { PageFetch, PageToRender, PageWithData } from './sample.ts';

interface PageInFlight {
  container: ContainerName;
  fetch: PageFetch;
  waiting: number;
  isGivenUp: boolean;
  opened: PromiseWithResolvers<LoadedPage>;
  rendered: PromiseWithResolvers<RenderedMarkup>;
}

type PageReport = Extract<RenderReport, { page: number }>;
type CallReport = Extract<RenderReport, { kind: 'call' }>;
type FailureReport = Extract<RenderReport, { kind: 'failed' }>;

const mostHanging = 100;

function fail({ opened, rendered }: PageInFlight, error: Error): void {
  opened.reject(error);
  rendered.reject(error);
}

const failureOf = ({ container }: PageInFlight, { why, isOutside, isOfData }: FailureReport): Error =>
  isOutside ? new OutsideFailure(why) : new RenderFault(container, why, isOfData);

/** The pages that one process renders at the moment, by the numbers that its reports name. */
export class PagesInFlight {
  private readonly pages = new Map<number, PageInFlight>();
  private readonly send: (command: RenderCommand) => void;
  private readonly onHanging: () => void;
  private count = 0;
  private sentSnapshot: RegistrySnapshot | null = null;

  /** @param onHanging called when so many pages were given up that the process has to be replaced */
  constructor(send: (command: RenderCommand) => void, onHanging: () => void) {
    this.send = send;
    this.onHanging = onHanging;
  }

  get size(): number {
    return this.pages.size;
  }

  async open(request: PageToRender, container: ContainerName): Promise<PageWithData> {
    const { fetch, signal } = request;
    const number = this.count++;
    const opened = Promise.withResolvers<LoadedPage>();
    const rendered = Promise.withResolvers<RenderedMarkup>();
    rendered.promise.catch(() => undefined);
    const page: PageInFlight = { container, fetch, waiting: 0, isGivenUp: false, opened, rendered };
    this.pages.set(number, page);
    this.sendOpen(number, request);
    const stop = (): void => {
      if (this.pages.has(number)) this.giveUp(number, page, signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    return { ...(await opened.promise), render: () => rendered.promise };
  }

  receive(report: PageReport): void {
    const page = this.pages.get(report.page);
    if (report.kind === 'call') {
      if (page) void this.answer(page, report);
    } else if (report.kind === 'opened') page?.opened.resolve(report.loaded);
    else {
      if (report.kind === 'rendered') page?.rendered.resolve(report.rendered);
      else if (page) fail(page, failureOf(page, report));
      this.pages.delete(report.page);
    }
  }

  /** Fails all pages because their process has ended, and returns their containers. */
  endAll(how: string): ContainerName[] {
    const pages = [...this.pages.values()];
    for (const page of pages) fail(page, new ProcessEnded(how));
    this.pages.clear();
    return pages.map(({ container }) => container);
  }

  private sendOpen(page: number, { boot: { snapshot, ...boot }, url, placeOf, form }: PageToRender): void {
    const places = Object.fromEntries(
      mymStatuses.map((status) => [status, placeOf(status)]),
    ) as RenderRequest['places'];
    const order = { boot, url, places, form };
    this.send({ kind: 'open', page, order, snapshot: snapshot === this.sentSnapshot ? null : snapshot });
    this.sentSnapshot = snapshot;
  }

  private async answer(making: PageInFlight, { page, call, path, sent }: CallReport): Promise<void> {
    making.waiting += 1;
    const answer = await making
      .fetch(path, sent)
      .catch(
        (error: unknown): SentAnswer => ({
          failure: String(error).slice(0, 300),
          isForbidden: error instanceof ForbiddenCall,
        }),
      );
    making.waiting -= 1;
    this.send({ kind: 'answer', page, call, answer });
  }

  /**
   * Fails a page that takes too long. Its computing in the process goes on, so it stays in `pages`: if the process hangs, this page may be the cause.
   */
  private giveUp(number: number, page: PageInFlight, reason: unknown): void {
    this.send({ kind: 'abort', page: number });
    page.isGivenUp = true;
    fail(page, new OutsideFailure(String(reason), page.waiting === 0));
    const hanging = [...this.pages.values()].filter(({ isGivenUp }) => isGivenUp);
    if (hanging.length > mostHanging) this.onHanging();
  }
}
