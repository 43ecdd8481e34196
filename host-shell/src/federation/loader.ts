import type { ContainerName, RegistryEntry, TelemetryEvent } from 'shared-contracts';
import { withTimeout } from 'shared-runtime/page';
import { type FederationRuntime, loadLimit } from './federation-runtime.ts';
import { causeOf, type Loaded, type LoadFailure, type LoadResult } from './load-result.ts';
import { createLoadStates, type LoadStates } from './load-states.ts';
import type { Registry } from './registry.ts';

export interface LoaderOptions<T> {
  registry: Registry;
  runtime: FederationRuntime;
  accept: (module: unknown) => T;
  report: (event: TelemetryEvent) => void;
  limit?: number;
  mismatchOf?: ((name: ContainerName, base: string) => Promise<string | undefined>) | undefined;
  /**
   * Retry mark of the page's own first script, if that script came only on a retry ({@link retryMarkOf}): containers are then requested with it at once.
   */
  pageMark?: string | undefined;
  /** Whether the previous release is also tried after a timeout, which may take as long again. Default false. */
  fallsBackLate?: boolean;
}

export interface Loader<T> extends Pick<LoadStates<T>, 'state' | 'attempt' | 'subscribe'> {
  load(name: ContainerName): Promise<LoadResult<T>>;
  retry(name: ContainerName): Promise<LoadResult<T>>;
  fallBack(failure: LoadFailure): Promise<LoadResult<T>>;
  /**
   * To be called when a part of a loaded container has thrown while rendering. If the container's release uses exports that this page's shared
   * modules lack, the container counts as failed and its previous release is shown; otherwise nothing changes.
   */
  blame(name: ContainerName): Promise<void>;
  part<P>(loaded: Loaded<T>, name: ContainerName, get: () => Promise<P>): Promise<P | LoadFailure>;
}

const since = (began: number): number => Math.round(performance.now() - began);

/** The query bypasses every cache, and the container requests its chunks with the same one. */
const retryAddress = (entry: Pick<RegistryEntry, 'base' | 'entry'>, mark: string): string =>
  `${entry.base}${entry.entry}?retry=${mark}`;

/**
 * The retry mark in the address of the page's first script, if that script failed before. What was preloaded then failed too, and a browser answers a
 * request for the same address with the failed preload; with the mark the address is another.
 * @param script the running script element
 */
export const retryMarkOf = (script: Element | null): string | undefined =>
  /[?&]retry=([\w-]+)/.exec((script as HTMLScriptElement | null)?.src ?? '')?.[1];

/** Failures are returned as values, not thrown; nothing is waited for longer than the limit. */
export function createLoader<T>(options: LoaderOptions<T>): Loader<T> {
  const { registry, runtime, accept, report, limit = loadLimit, fallsBackLate = false, pageMark } = options;
  const { mismatchOf = async () => undefined } = options;
  const states = createLoadStates<T>();
  const { change } = states;
  const recovered = (name: ContainerName, { version }: Loaded<T>) =>
    report({ kind: 'remote-recovered', name, version });

  function failureOf(name: ContainerName, error: unknown, began: number): LoadFailure {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    const { version = '' } = registry.entry(name) ?? {};
    const failure: LoadFailure = { ok: false, name, version, cause: causeOf(error), message, ms: since(began) };
    report({ kind: 'remote-failed', name, version, cause: `${failure.cause}: ${message}` });
    return failure;
  }

  /** @param late the load that ran out of time: if it still succeeds, it is shown, unless something else has been tried meanwhile */
  function fail(failure: LoadFailure, late?: Promise<Loaded<T>>): LoadFailure {
    const { name } = failure;
    change(name, { status: 'failed', result: failure });
    const show = (result: Loaded<T>) => {
      const state = states.state(name);
      if (state.status !== 'failed' || state.result !== failure) return;
      recovered(name, result);
      change(name, { status: 'loaded', result }, true);
    };
    late?.then(show, () => undefined);
    return failure;
  }

  async function requireMatch(name: ContainerName, base: string): Promise<void> {
    const mismatch = await mismatchOf(name, base);
    if (mismatch) throw new Error(mismatch);
  }

  async function begin(name: ContainerName, mark?: string): Promise<LoadResult<T>> {
    const retryMark = mark ?? pageMark;
    const entry = registry.entry(name);
    const began = performance.now();
    if (!entry) return fail(failureOf(name, new Error(`${name} is not registered`), began));
    let loading: Promise<Loaded<T>> | undefined;
    try {
      runtime.register(name, retryMark ? retryAddress(entry, retryMark) : entry.base + entry.entry, entry.integrity);
      loading = runtime.load(name).then(async (module) => {
        const value = accept(module);
        // A retry may load a later release than the page began with.
        if (mark) await requireMatch(name, entry.base);
        return { ok: true, value, version: entry.version, ms: since(began) };
      });
      const result = await withTimeout(loading, limit);
      if (mark) recovered(name, result);
      else report({ kind: 'remote-loaded', name, version: result.version });
      change(name, { status: 'loaded', result });
      return result;
    } catch (error) {
      const failure = failureOf(name, error, began);
      const instead = await fallBack(failure);
      return instead.ok ? instead : fail(failure, loading);
    }
  }

  async function fallBack(failure: LoadFailure): Promise<LoadResult<T>> {
    const { name } = failure;
    const { base, fallback, version: present } = registry.entry(name) ?? {};
    if (!base || !fallback || failure.version !== present || (failure.cause === 'timeout' && !fallsBackLate))
      return failure;
    const began = performance.now();
    const { version } = fallback;
    try {
      runtime.discard(base);
      runtime.register(name, fallback.base + fallback.entry, fallback.integrity);
      const value = accept(await withTimeout(runtime.load(name), limit));
      const result: Loaded<T> = { ok: true, value, version, ms: since(began), insteadOf: failure };
      report({ kind: 'remote-fallback', name, version, cause: failure.cause });
      change(name, { status: 'loaded', result });
      return result;
    } catch {
      return failure;
    }
  }

  const start = (name: ContainerName, work: () => Promise<LoadResult<T>>, showAnew: boolean) => {
    const result = Promise.resolve().then(work);
    change(name, { status: 'pending', result }, showAnew);
    return result;
  };

  return {
    load(name) {
      const state = states.state(name);
      if (state.status !== 'idle') return Promise.resolve(state.result);
      return start(name, () => begin(name), false);
    },
    retry(name) {
      const state = states.state(name);
      if (state.status === 'pending') return state.result;
      const again = async () => {
        const before = registry.entry(name);
        if (before) runtime.discard(before.base);
        await registry.refresh();
        return begin(name, `${states.attempt(name)}-${Date.now().toString(36)}`);
      };
      return start(name, again, true);
    },
    fallBack,
    async blame(name) {
      const began = performance.now();
      const { status, result } = states.state(name) as { status: string; result?: Loaded<T> };
      const entry = registry.entry(name);
      if (status !== 'loaded' || !result || !entry || result.insteadOf) return;
      try {
        await requireMatch(name, entry.base);
      } catch (error) {
        const failure = failureOf(name, error, began);
        const instead = await fallBack(failure);
        if (instead.ok) change(name, { status: 'loaded', result: instead }, true);
        else change(name, { status: 'failed', result: failure }, true);
      }
    },
    async part(loaded, name, get) {
      const began = performance.now();
      const coming = Promise.resolve().then(get);
      try {
        return await withTimeout(coming, limit);
      } catch (error) {
        return fail(
          failureOf(name, error, began),
          coming.then(() => loaded),
        );
      }
    },
    state: states.state,
    attempt: states.attempt,
    subscribe: states.subscribe,
  };
}
