import type { ContainerName } from 'shared-contracts';
import type { Loaded, LoadFailure, LoadResult } from './load-result.ts';

type LoadState<T> =
  | { status: 'idle' }
  | { status: 'pending'; result: Promise<LoadResult<T>> }
  | { status: 'loaded'; result: Loaded<T> }
  | { status: 'failed'; result: LoadFailure };

export interface LoadStates<T> {
  state(name: ContainerName): LoadState<T>;
  attempt(name: ContainerName): number;
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
