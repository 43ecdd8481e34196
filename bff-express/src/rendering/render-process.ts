/**
 * The process that renders pages with the bundles of one snapshot, which are code of other teams. It has no environment, no network, no files, and a
 * watchdog that can end it. It asks the BFF for a page's data and sends back the rendered page.
 */
import { Worker } from 'node:worker_threads';
import type { ServerAnswer, ServerFetch } from 'shared-contracts';
import { headerNames } from 'shared-contracts/names';
import { harden } from './harden.ts';
import type { RenderCommand, RenderReport, RenderRequest, SentAnswer, WatchdogSettings } from './messages.ts';
import { evaluateGraph, type OpenPage } from './module-graph.ts';
import { loadPackages } from './packages.ts';

const send = process.send?.bind(process);
const tell = (report: RenderReport): void => void send?.(report, undefined, undefined, () => {});
const on = process.on.bind(process);
const exit = process.exit.bind(process);

const beatEvery = 100;

function startWatchdog(limits: Pick<WatchdogSettings, 'maxMemory' | 'maxTurn'>): void {
  const beat = new SharedArrayBuffer(4);
  const turns = new Int32Array(beat);
  setInterval(() => Atomics.add(turns, 0, 1), beatEvery);
  const workerData: WatchdogSettings = { ...limits, parent: process.ppid, beat };
  new Worker(new URL('./watchdog.ts', import.meta.url), { workerData }).unref();
}

interface Making {
  answers: Map<number, (answer: SentAnswer) => void>;
  abort: AbortController;
  isOutside: boolean;
  isOpening: boolean;
  hasOverstepped: boolean;
}

const pages = new Map<number, Making>();
let snapshot: Extract<RenderCommand, { kind: 'open' }>['snapshot'] = null;
let open: OpenPage | undefined;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const asAnswer = ({ ok, status, requestId, text }: Extract<SentAnswer, { ok: boolean }>): ServerAnswer => ({
  ok,
  status,
  headers: { get: (name) => (name === headerNames.requestId ? requestId : null) },
  json: async () => jsonOf(text),
});

const fetchOf =
  (page: number, making: Making): ServerFetch =>
  (path, { method, headers, body }) => {
    const call = making.answers.size;
    const { promise, resolve, reject } = Promise.withResolvers<ServerAnswer>();
    making.answers.set(call, (answer) => {
      if ('ok' in answer) return resolve(asAnswer(answer));
      if (answer.isForbidden) making.hasOverstepped = true;
      else making.isOutside = true;
      reject(new Error(answer.failure));
    });
    tell({ kind: 'call', page, call, path, sent: { method, headers, body } });
    return promise;
  };

async function make(page: number, { boot, url, places, form }: RenderRequest): Promise<void> {
  const making: Making = {
    answers: new Map(),
    abort: new AbortController(),
    isOutside: false,
    isOpening: true,
    hasOverstepped: false,
  };
  pages.set(page, making);
  try {
    if (!open || !snapshot) throw new Error('nothing is loaded');
    const { render, ...loaded } = await open({
      boot: { ...boot, snapshot },
      url,
      fetch: fetchOf(page, making),
      placeOf: (status) => places[status],
      form,
      signal: making.abort.signal,
    });
    making.isOpening = false;
    tell({ kind: 'opened', page, loaded });
    const { html, styles, state } = await render();
    tell({ kind: 'rendered', page, rendered: { html: Buffer.from(html), styles, state: JSON.stringify(state) } });
  } catch (error) {
    const { answers, isOutside, isOpening, hasOverstepped } = making;
    // A page that fails before it has called for data fails by its own code.
    const isOfData = isOpening && !hasOverstepped && answers.size > 0;
    tell({ kind: 'failed', page, why: String(error).slice(0, 300), isOutside, isOfData });
  } finally {
    pages.delete(page);
  }
}

const packages = await loadPackages();

function take(order: RenderCommand): void {
  if (order.kind === 'load') {
    const { openPage, broken } = evaluateGraph(order.bundles, packages, (name) => tell({ kind: 'evaluating', name }));
    open = openPage;
    tell(broken ? { kind: 'not-loaded', ...broken } : { kind: 'loaded' });
  } else if (order.kind === 'open') {
    snapshot = order.snapshot ?? snapshot;
    void make(order.page, order.order);
  } else if (order.kind === 'answer') {
    pages.get(order.page)?.answers.get(order.call)?.(order.answer);
  } else {
    const making = pages.get(order.page);
    if (making) making.isOutside = true;
    making?.abort.abort(new Error('too slow'));
  }
}

on('message', (order) => take(order as RenderCommand));
on('disconnect', () => exit(0));
startWatchdog(JSON.parse(process.argv[2] ?? '{}') as Pick<WatchdogSettings, 'maxMemory' | 'maxTurn'>);
harden();
tell({ kind: 'ready' });
