import type { ContainerName } from 'shared-contracts';
import type { Loaded, LoadFailure, LoadResult } from './load-result.ts';

/** What is known of a container: nothing yet, on its way, here, or failed. Never two of them. */
type LoadState<T> =
  | { status: 'idle' }
  | { status: 'pending'; result: Promise<LoadResult<T>> }
  | { status: 'loaded'; result: Loaded<T> }
  | { status: 'failed'; result: LoadFailure };

/** What is known of each container, and who is told of it. */
export interface LoadStates<T> {
  state(name: ContainerName): LoadState<T>;
  /** Counts up when a container is to be shown anew. */
  attempt(name: ContainerName): number;
  /** Told after every change. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  change(name: ContainerName, state: LoadState<T>, showAnew?: boolean): void;
}

export function createLoadStates<T>(): LoadStates<T> {
  const states = new Map<ContainerName, LoadState<T>>();
  const attempts = new Map<ContainerName, number>();
  const listeners = new Set<() => void>();
  const attempt = (name: ContainerName) => attempts.get(name) ?? 0;
  return {
    state: (name) => states.get(name) ?? { status: 'idle' },
    attempt,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(name, state, showAnew = false) {
      states.set(name, state);
      if (showAnew) attempts.set(name, attempt(name) + 1);
      for (const listener of listeners) listener();
    },
  };
}
