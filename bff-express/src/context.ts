import type { Logger } from 'pino';
import type { CartCookie } from './carts/cart-cookie.ts';
import type { Config } from './config.ts';
import type { FlashCookie } from './cookies/flash-cookie.ts';
import type { Streams } from './events/streams.ts';
import type { KnownOwners } from './limits/known-owners.ts';
import type { Failure } from './log/failures.ts';
import type { Mirror } from './releases/mirror.ts';
import type { Overrides } from './releases/overrides.ts';
import type { Registry } from './releases/registry.ts';
import type { Renderer, Samples } from './rendering/index.ts';
import type { SessionCache } from './session/session-cache.ts';
import type { StaffSessions } from './session/staff-sessions.ts';
import type { Telemetry } from './telemetry/index.ts';
import type { ShopChanges } from './upstream/shop-changes.ts';
import type { Upstreams } from './upstream/upstreams.ts';

/** What changes while the process runs and ends. */
interface Lifecycle {
  closing: boolean;
  losesLines(): boolean;
  stopCanaryWatch(): void;
}

export interface Context {
  readonly config: Config;
  readonly log: Logger;
  noteFailure(failure: Failure): void;
  readonly upstreams: Upstreams;
  readonly sessions: SessionCache;
  readonly staffSessions: StaffSessions;
  readonly knownOwners: KnownOwners;
  readonly registry: Registry;
  readonly overrides: Overrides;
  readonly shopChanges: ShopChanges;
  readonly mirror: Mirror;
  readonly telemetry: Telemetry;
  readonly renderer: Renderer;
  readonly samples: Samples;
  readonly streams: Streams;
  readonly cartCookie: CartCookie;
  readonly leftCookie: FlashCookie;
  readonly lifecycle: Lifecycle;
}
