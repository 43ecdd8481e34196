import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Group, operationGroups, type Stage, signingKeySchema } from 'shared-contracts';
import { type Environment, refuseSetting, StartupError, type TrustedProxies } from 'shared-node';
import { type SocketLimits, socketLimits } from 'shared-node/slow-sockets';
import { readBrands, type ServedBrand } from './brands/brands.ts';
import { originName, readEnv } from './env.ts';
import type { Quota, Quotas } from './limits/buckets.ts';
import type { RenderingLimits } from './rendering/limits.ts';
import { texts } from './texts.ts';

const { settings } = texts;

const MiB = 1024 * 1024;

export interface TimeLimits {
  call: number;
  transfer: number;
  page: number;
  shutdown: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly socket?: number;
  readonly stage: Stage;
  readonly upstreams: Readonly<Record<Group, URL>>;
  readonly releasesDir: string;
  readonly brands: readonly ServedBrand[];
  readonly trustedProxies: TrustedProxies;
  /** Public keys of the registry: a snapshot signed with any of them is accepted. Without a key the BFF asks no registry. */
  readonly registryKeys: readonly string[];
  readonly telemetrySecret: Buffer;
  readonly logLevel: string;
  readonly supervised: boolean;
  readonly timeLimits: TimeLimits;
  readonly socketLimits: SocketLimits;
  readonly rendering: RenderingLimits;
  readonly quotas: Quotas;
}

type Env = ReturnType<typeof readEnv>;

function upstreamsFrom({ upstream, upstreamOf }: Env): Config['upstreams'] {
  const common = upstream ?? new URL('http://127.0.0.1:3101');
  return Object.fromEntries(operationGroups.map((group) => [group, upstreamOf(group) ?? common])) as Record<Group, URL>;
}

const defaultQuotas: Quotas = {
  shop: { atOnce: 200, perSecond: 60 },
  address: { atOnce: 1_500, perSecond: 400 },
  unknown: {
    ofNetwork: { atOnce: 60, perSecond: 10 },
    inAll: { atOnce: 400, perSecond: 100 },
    ofNewcomer: { atOnce: 5, perSecond: 1 / 10 },
    newcomersInAll: { atOnce: 200, perSecond: 50 },
  },
  trouble: { atOnce: 10, perSecond: 1 / 60 },
  forms: { atOnce: 60, perSecond: 2 },
  // A third of a shop's calls and a seventh of all: at 50 ms a call it is more than the shop's and the address's quotas let through.
  callsOfNetwork: { atShop: 8, inAll: 60 },
};

function quotasFrom({ limitsFactor: factor = 1 }: Env): Quotas {
  const times = ({ atOnce, perSecond }: Quota): Quota => ({ atOnce: atOnce * factor, perSecond: perSecond * factor });
  const { shop, address, unknown, trouble, forms, callsOfNetwork } = defaultQuotas;
  return {
    shop: times(shop),
    address: times(address),
    unknown: {
      ofNetwork: times(unknown.ofNetwork),
      inAll: times(unknown.inAll),
      ofNewcomer: times(unknown.ofNewcomer),
      newcomersInAll: times(unknown.newcomersInAll),
    },
    trouble: times(trouble),
    forms: times(forms),
    callsOfNetwork: { atShop: callsOfNetwork.atShop * factor, inAll: callsOfNetwork.inAll * factor },
  };
}

function registryKeysFrom({ registryKeys = [] }: Env, stage: Stage): readonly string[] {
  const wrong = registryKeys.find((key) => !signingKeySchema.safeParse(key).success);
  if (wrong !== undefined) return refuseSetting('REGISTRY_KEYS', wrong, settings.registryKey);
  if (registryKeys.length === 0 && stage === 'production') throw new StartupError(settings.missingRegistryKeys);
  return registryKeys;
}

function guessedOrigin(brand: string, port: number, stage: Stage): string {
  if (stage !== 'production') return `http://${brand}.localhost:${port}`;
  throw new StartupError(settings.missingOrigin(originName(brand)));
}

export function readConfig(env: Environment): Config {
  const settings = readEnv(env);
  const { stage = 'production', port = 3000 } = settings;
  return {
    host: settings.host ?? '127.0.0.1',
    port,
    socket: settings.socket,
    stage,
    upstreams: upstreamsFrom(settings),
    releasesDir: resolve(settings.releasesDir ?? '.data/releases'),
    brands: readBrands(
      (id) => ({
        origin: settings.originOf(id) ?? guessedOrigin(id, port, stage),
        hosts: settings.hostsOf(id)?.map((host) => host.toLowerCase()),
      }),
      settings.brandsDir,
    ),
    trustedProxies: settings.trustedProxies,
    registryKeys: registryKeysFrom(settings, stage),
    telemetrySecret: settings.telemetrySecret ? Buffer.from(settings.telemetrySecret) : randomBytes(32),
    logLevel: settings.logLevel ?? 'info',
    supervised: settings.supervised,
    timeLimits: { call: 30_000, transfer: 300_000, page: settings.pageTimeLimit ?? 1_000, shutdown: 7_000 },
    socketLimits,
    rendering: {
      processes: settings.renderProcesses ?? Math.max(1, Math.floor(availableParallelism() / 2)),
      maxHeap: 256 * MiB,
      maxMemory: 512 * MiB,
      maxTurn: 2_000,
      start: 20_000,
      trial: 5_000,
    },
    quotas: quotasFrom(settings),
  };
}
