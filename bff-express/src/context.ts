import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { CartCookie } from './carts/cart-cookie.ts';
import type { Config } from './config.ts';
import type { LeftCookie } from './cookies/left-cookie.ts';
import type { Site } from './cookies/site.ts';
import type { Streams } from './events/streams.ts';
import type { KnownOwners } from './limits/known-owners.ts';
import type { Failure } from './log/failures.ts';
import type { Mirror } from './releases/mirror.ts';
import type { Overrides } from './releases/overrides.ts';
import type { Registry } from './releases/registry.ts';
import type { Renderer, Samples } from './rendering/index.ts';
import type { KnownSessions } from './session/known-sessions.ts';
import type { StaffSessions } from './session/staff-sessions.ts';
import type { Telemetry } from './telemetry/index.ts';
import type { ShopChanges } from './upstream/shop-changes.ts';
import type { Upstreams } from './upstream/upstreams.ts';

/** What the parts of the BFF share, made in one place. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  noteFailure(failure: Failure): void;
  readonly upstreams: Upstreams;
  /** Whose tokens are. */
  readonly sessions: KnownSessions;
  readonly staffSessions: StaffSessions;
  /** Which of the shops and sessions that callers name are real. */
  readonly knownOwners: KnownOwners;
  readonly registry: Registry;
  /** Other releases for browsers that asked for them, outside production. */
  readonly overrides: Overrides;
  /** What merchants change. */
  readonly shopChanges: ShopChanges;
  /** Keeps this machine's copy of what the registry says is served. */
  readonly mirror: Mirror;
  /** Counts how releases do. */
  readonly telemetry: Telemetry;
  /** Ends the comparison of canaries with the stable releases. */
  stopWatchingReadings(): void;
  /** Renders pages with the bundles of releases. */
  readonly renderer: Renderer;
  /** Pages by which releases are tried. */
  readonly samples: Samples;
  /** Open streams of events. */
  readonly streams: Streams;
  /** Carts of browsers without scripts. */
  readonly cartCookie: CartCookie;
  readonly leftCookie: LeftCookie;
  /** Where a request was sent to, as far as it can be believed. */
  siteOf(request: IncomingMessage): Site;
  /** True once the process is told to end: answers close their connections. */
  closing: boolean;
  /** Whether lines of the log are being lost. */
  losesLines(): boolean;
}
