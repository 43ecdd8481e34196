import { resolve } from 'node:path';
import { type ContainerName, containerNames, type Group, groups, type Stage } from 'shared-contracts';
import { type Environment, refuseSetting, StartProblem, type TrustedProxies } from 'shared-contracts/process';
import { type SocketLimits, socketLimits } from 'shared-contracts/slow-sockets';
import { readBrands, type ServedBrand } from './brands/index.ts';
import { originName, readEnv } from './env.ts';
import type { Share } from './limits/buckets.ts';
import { texts } from './texts.ts';

const { settings } = texts;

/** How long the BFF waits for a service, milliseconds. */
export interface TimeLimits {
  /** An ordinary call, from its start to the end of its answer. */
  call: number;
  /** An upload from a phone, and a picture on its way to one. */
  transfer: number;
  /** What a page asks before it is sent. */
  page: number;
  /** Running requests at the end of the process. */
  shutdown: number;
}

/** Everything the BFF is told from outside, read once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly stage: Stage;
  /** Address of each group's service (decision 2.1). */
  readonly upstreams: Readonly<Record<Group, URL>>;
  readonly releasesDir: string;
  /** In the order in which hosts are compared, the fallback last. */
  readonly brands: readonly ServedBrand[];
  /** The proxies whose `x-forwarded-*` headers are believed. */
  readonly trustedProxies: TrustedProxies;
  /** Addresses of remotes that are being developed, by name; never in production. */
  readonly devRemotes: Readonly<Partial<Record<ContainerName, string>>>;
  readonly logLevel: string;
  /** True under a supervisor, whose end is ours. */
  readonly supervised: boolean;
  readonly timeLimits: TimeLimits;
  /** How slow a visitor's connection may be. */
  readonly socketLimits: SocketLimits;
  /** What one shop and one address may use. */
  readonly shares: Shares;
}

type Said = ReturnType<typeof readEnv>;

function upstreamsFrom({ upstream, upstreamOf }: Said): Config['upstreams'] {
  const common = upstream ?? new URL('http://127.0.0.1:3101');
  return Object.fromEntries(groups.map((group) => [group, upstreamOf(group) ?? common])) as Record<Group, URL>;
}

/** Requests of one shop, and of one address; mobile networks share addresses, so theirs is far above a holiday's peak. */
export interface Shares {
  shop: Share;
  address: Share;
}

const usualShares: Shares = { shop: { atOnce: 200, perSecond: 60 }, address: { atOnce: 1_500, perSecond: 400 } };

/** Load tests from one machine need larger shares. */
function sharesFrom({ limitsFactor: factor = 1 }: Said): Shares {
  const times = ({ atOnce, perSecond }: Share): Share => ({ atOnce: atOnce * factor, perSecond: perSecond * factor });
  return { shop: times(usualShares.shop), address: times(usualShares.address) };
}

function devRemotesFrom({ devRemotes = [] }: Said, stage: Stage): Config['devRemotes'] {
  if (devRemotes.length > 0 && stage === 'production') throw new StartProblem(settings.notInProduction('DEV_REMOTES'));
  const pairs = devRemotes.map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    const url = URL.parse(rest.join('='));
    if (url && (containerNames as readonly string[]).includes(name)) return [name, url.href] as const;
    return refuseSetting('DEV_REMOTES', pair, settings.devRemote);
  });
  return Object.fromEntries(pairs);
}

/** An origin for absolute addresses; in production there is nothing to guess it from. */
function guessedOrigin(brand: string, port: number, stage: Stage): string {
  if (stage !== 'production') return `http://${brand}.localhost:${port}`;
  throw new StartProblem(settings.missingOrigin(originName(brand)));
}

/**
 * Reads the environment once.
 * @throws {StartProblem} with one sentence about the first value that cannot be used
 */
export function readConfig(env: Environment): Config {
  const settings = readEnv(env);
  const { stage = 'production', port = 3000 } = settings;
  return {
    host: settings.host ?? '127.0.0.1',
    port,
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
    devRemotes: devRemotesFrom(settings, stage),
    logLevel: settings.logLevel ?? 'info',
    supervised: settings.supervised,
    timeLimits: { call: 30_000, transfer: 300_000, page: 1_000, shutdown: 7_000 },
    socketLimits,
    shares: sharesFrom(settings),
  };
}
