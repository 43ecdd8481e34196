import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { markOf, readActive } from './read.ts';
import { buildSnapshot, emptySnapshot, type Snapshot } from './snapshot.ts';

/** Milliseconds between two looks at `active.json`: a release is served within a second. */
const pollInterval = 400;

/** The releases that are served now. */
export interface Registry {
  /** The last good snapshot; swapped whole, never changed. */
  current(): Snapshot;
  close(): void;
}

/**
 * Reads the active releases and keeps up with `active.json`. Looking at one file's time twice a second costs nothing and, unlike a
 * file watch, works on every file system.
 */
export async function watchReleases(config: Config, log: Logger): Promise<Registry> {
  let snapshot = emptySnapshot;
  let mark: string | undefined;

  const refresh = async (): Promise<void> => {
    const found = await markOf(config.releasesDir);
    if (found === mark) return;
    mark = found;
    try {
      const active = await readActive(config.releasesDir);
      if (!active) return;
      snapshot = await buildSnapshot(config, active, snapshot, (name, version, error) =>
        log.error({ name, version, cause: String(error) }, 'a release is broken and is passed over'),
      );
      log.info({ revision: active.revision }, 'releases are served');
    } catch (error) {
      log.error({ cause: String(error) }, 'active.json is broken: the last good releases stay');
    }
  };

  await refresh();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const lookAgain = (): void => {
    timer = setTimeout(async () => {
      await refresh();
      if (!closed) lookAgain();
    }, pollInterval).unref();
  };
  lookAgain();
  return {
    current: () => snapshot,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
