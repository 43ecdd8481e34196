import type { ContainerName, RegistryEntry, TelemetryEvent } from 'shared-contracts';
import { withTimeout } from 'shared-runtime';
import { type FederationRuntime, loadLimit } from './federation-runtime.ts';
import { causeOf, type Loaded, type LoadFailure, type LoadResult } from './load-result.ts';
import { createLoadStates, type LoadStates } from './load-states.ts';
import type { Registry } from './registry.ts';

interface LoaderOptions<T> {
  registry: Registry;
  runtime: FederationRuntime;
  /** Turns what was loaded into what is promised. Throws where it is something else. */
  accept: (module: unknown) => T;
  report: (event: TelemetryEvent) => void;
  /** Milliseconds before a load counts as failed. Default {@link loadLimit}. */
  limit?: number;
}

/** Loads containers, each once, until someone asks for another try. */
export interface Loader<T> extends Pick<LoadStates<T>, 'state' | 'attempt' | 'subscribe'> {
  load(name: ContainerName): Promise<LoadResult<T>>;
  /** Asks for the present releases and loads anew, past every cache. */
  retry(name: ContainerName): Promise<LoadResult<T>>;
  /** Waits for a part of a loaded container, as long as for the container. A part that does not come makes the container failed. */
  part<P>(loaded: Loaded<T>, name: ContainerName, get: () => Promise<P>): Promise<P | LoadFailure>;
}

const since = (began: number): number => Math.round(performance.now() - began);

/** A query makes the address new to every cache, and the container asks for its chunks with the same one. */
const retryAddress = (entry: Pick<RegistryEntry, 'base' | 'entry'>, mark: string): string =>
  `${entry.base}${entry.entry}?retry=${mark}`;

/** Makes the loader of a page. Every outcome is a value; nothing is waited for longer than the limit. */
export function createLoader<T>(options: LoaderOptions<T>): Loader<T> {
  const { registry, runtime, accept, report, limit = loadLimit } = options;
  const states = createLoadStates<T>();
  const { change } = states;
  const recovered = (name: ContainerName, { version }: Loaded<T>) =>
    report({ kind: 'remote-recovered', name, version });

  /** @param late what may still come: it is shown after all, unless something else has been tried meanwhile */
  function fail(name: ContainerName, error: unknown, began: number, late?: Promise<Loaded<T>>): LoadFailure {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    const { version = '' } = registry.entry(name) ?? {};
    const failure: LoadFailure = { ok: false, name, version, cause: causeOf(error), message, ms: since(began) };
    report({ kind: 'remote-failed', name, version, cause: `${failure.cause}: ${message}` });
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

  async function begin(name: ContainerName, mark?: string): Promise<LoadResult<T>> {
    const entry = registry.entry(name);
    const began = performance.now();
    if (!entry) return fail(name, new Error(`${name} is not registered`), began);
    let loading: Promise<Loaded<T>> | undefined;
    try {
      runtime.register(name, mark ? retryAddress(entry, mark) : entry.base + entry.entry);
      loading = runtime
        .load(name)
        .then((module) => ({ ok: true, value: accept(module), version: entry.version, ms: since(began) }));
      const result = await withTimeout(loading, limit);
      if (mark) recovered(name, result);
      change(name, { status: 'loaded', result });
      return result;
    } catch (error) {
      return fail(name, error, began, loading);
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
    async part(loaded, name, get) {
      const began = performance.now();
      const coming = Promise.resolve().then(get);
      try {
        return await withTimeout(coming, limit);
      } catch (error) {
        return fail(
          name,
          error,
          began,
          coming.then(() => loaded),
        );
      }
    },
    state: states.state,
    attempt: states.attempt,
    subscribe: states.subscribe,
  };
}
