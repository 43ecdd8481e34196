import type { Logger } from 'pino';
import { createCartCookie } from './carts/cart-cookie.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createFlashCookie } from './cookies/flash-cookie.ts';
import { createStreams } from './events/streams.ts';
import { createKnownOwners } from './limits/known-owners.ts';
import { failureLog } from './log/failures.ts';
import { createSamples } from './pages/samples.ts';
import { createMirror } from './releases/mirror.ts';
import { createOverrides } from './releases/overrides.ts';
import { watchRegistry } from './releases/registry.ts';
import { createRetreatReporter } from './releases/retreats.ts';
import { createRenderer } from './rendering/index.ts';
import { createSessionCache } from './session/session-cache.ts';
import { createStaffSessions } from './session/staff-sessions.ts';
import { createTelemetry, watchCanaryMetrics } from './telemetry/index.ts';
import { createShopChanges } from './upstream/shop-changes.ts';
import { openUpstreams } from './upstream/upstreams.ts';

export async function createContext(config: Config, log: Logger, losesLines = () => false): Promise<Context> {
  const upstreams = openUpstreams(config.upstreams);
  const noteFailure = failureLog(log);
  const renderer = createRenderer({ config, log });
  const knownOwners = createKnownOwners();
  const samples = createSamples({ config, upstreams, noteFailure, knownOwners });
  const registry = await watchRegistry(
    config,
    log,
    { probe: (snapshot) => renderer.probe(snapshot, samples.of(snapshot)), serve: renderer.serve },
    createRetreatReporter(upstreams.api, log),
  );
  renderer.onFault(registry.giveUp);
  const telemetry = createTelemetry({ config, current: registry.current, upstream: upstreams.api, log });
  renderer.onPage(telemetry.rendered);
  const stopCanaryWatch = watchCanaryMetrics({ registry, recent: telemetry.recent });
  return {
    config,
    log,
    noteFailure,
    upstreams,
    sessions: createSessionCache(upstreams, config.timeLimits.page),
    staffSessions: createStaffSessions(upstreams, config.timeLimits.page),
    knownOwners,
    registry,
    overrides: createOverrides(config),
    shopChanges: createShopChanges(),
    mirror: createMirror(config, upstreams.api, log),
    telemetry,
    renderer,
    samples,
    streams: createStreams(),
    cartCookie: createCartCookie(config.telemetrySecret),
    leftCookie: createFlashCookie(config.telemetrySecret),
    lifecycle: { closing: false, losesLines, stopCanaryWatch },
  };
}

export async function closeContext(context: Context): Promise<void> {
  await context.telemetry.close();
  context.lifecycle.stopCanaryWatch();
  context.mirror.close();
  context.registry.close();
  context.renderer.close();
  context.upstreams.close();
}
