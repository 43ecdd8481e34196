import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type Site, siteReader } from './cookies/site.ts';
import { createStreams, type Streams } from './events/streams.ts';
import { type Failure, failureLog } from './log/failures.ts';
import { type Registry, watchReleases } from './releases/registry.ts';
import { createKnownSessions, type KnownSessions } from './session/known-sessions.ts';
import { openUpstreams, type Upstreams } from './upstream/upstreams.ts';

/** What the parts of the BFF share, made in one place. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  noteFailure(failure: Failure): void;
  readonly upstreams: Upstreams;
  /** Whose tokens are. */
  readonly sessions: KnownSessions;
  readonly registry: Registry;
  /** Open streams of events. */
  readonly streams: Streams;
  /** Where a request was sent to, as far as it can be believed. */
  siteOf(request: IncomingMessage): Site;
  /** True once the process is told to end: answers close their connections. */
  closing: boolean;
  /** Whether lines of the log are being lost. */
  losesLines(): boolean;
}

/** Makes the context: connection pools and the watched releases. */
export async function createContext(config: Config, log: Logger, losesLines = () => false): Promise<Context> {
  const upstreams = openUpstreams(config.upstreams);
  return {
    config,
    log,
    noteFailure: failureLog(log),
    upstreams,
    sessions: createKnownSessions(upstreams, config.timeLimits.page),
    registry: await watchReleases(config, log),
    streams: createStreams(),
    siteOf: siteReader(config),
    closing: false,
    losesLines,
  };
}

/** Lets go of connections and watchers. */
export function closeContext(context: Context): void {
  context.registry.close();
  context.upstreams.close();
}
