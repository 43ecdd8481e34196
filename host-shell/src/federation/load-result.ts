import type { ContainerName } from 'shared-contracts';

/**
 * Why a container did not load.
 * - `timeout`: nothing came within the limit
 * - `network`: the server answered an error, or there was no answer
 * - `broken`: what came is no script, threw, or does not export what its manifest says; or no release is registered
 */
type LoadCause = 'timeout' | 'network' | 'broken';

export interface LoadFailure {
  ok: false;
  name: ContainerName;
  version: string;
  cause: LoadCause;
  message: string;
  ms: number;
}

export interface Loaded<T> {
  ok: true;
  value: T;
  version: string;
  ms: number;
  insteadOf?: LoadFailure;
}

export type LoadResult<T> = Loaded<T> | LoadFailure;

export class LoadError extends Error {
  override name = 'LoadError';
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

export function causeOf(error: unknown): LoadCause {
  const text =
    error instanceof Error ? `${error.name} ${error.message} ${(error as { type?: string }).type ?? ''}` : '';
  if (/timeout|timed out/i.test(text)) return 'timeout';
  // webpack writes `(missing:` for a chunk script that ran but did not define its chunk: that is broken, not a network failure.
  if (/ScriptNetworkError|ChunkLoadError[\s\S]*\(error:|CSS_CHUNK_LOAD_FAILED/.test(text)) return 'network';
  return 'broken';
}
