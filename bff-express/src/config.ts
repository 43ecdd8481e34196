import { resolve } from 'node:path';
import { type ContainerName, containerNames, type Group, groups, type Stage, stages } from 'shared-contracts';
import { readTrustedProxies, type TrustedProxies } from 'shared-contracts/process';
import { type SocketLimits, socketLimits } from 'shared-contracts/slow-sockets';
import { readBrands, type ServedBrand } from './brands/index.ts';
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

/** A value from outside that cannot be used; its message is one sentence for the person who set it. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem';
}

type Env = Readonly<Record<string, string | undefined>>;

function oneOf<const Values extends readonly string[]>(
  env: Env,
  name: string,
  values: Values,
  fallback: Values[number],
): Values[number] {
  const value = env[name] || fallback;
  if (values.includes(value)) return value;
  throw new ConfigProblem(settings.wrong(name, value, values.join(', ')));
}

function integer(env: Env, name: string, fallback: number, max: number): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw new ConfigProblem(settings.wrong(name, text, settings.number(max)));
}

function address(env: Env, name: string, fallback: string): URL {
  const text = env[name] || fallback;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return url;
  throw new ConfigProblem(settings.wrong(name, text, settings.address));
}

/** An origin for absolute addresses; in production there is nothing to guess it from. */
function origin(env: Env, name: string, fallback: string | null): string {
  if (!env[name] && fallback === null) throw new ConfigProblem(settings.missingOrigin(name));
  return address(env, name, fallback ?? '').origin;
}

function readUpstreams(env: Env): Record<Group, URL> {
  const common = address(env, 'UPSTREAM_URL', 'http://127.0.0.1:3101').href;
  const nameOf = (group: Group) => `UPSTREAM_${group.toUpperCase().replaceAll('-', '_')}`;
  return Object.fromEntries(groups.map((group) => [group, address(env, nameOf(group), common)])) as Record<Group, URL>;
}

/** Requests of one shop, and of one address; mobile networks share addresses, so theirs is far above a holiday's peak. */
export interface Shares {
  shop: Share;
  address: Share;
}

const usualShares: Shares = {
  shop: { atOnce: 200, perSecond: 60 },
  address: { atOnce: 1_500, perSecond: 400 },
};

/** `LIMITS_FACTOR` makes the shares larger, for load tests from one machine. */
function readShares(env: Env): Shares {
  const factor = Math.max(1, integer(env, 'LIMITS_FACTOR', 1, 100_000));
  const times = ({ atOnce, perSecond }: Share): Share => ({ atOnce: atOnce * factor, perSecond: perSecond * factor });
  return { shop: times(usualShares.shop), address: times(usualShares.address) };
}

function readTrust(env: Env): TrustedProxies {
  const trusted = readTrustedProxies(env.TRUST_PROXY ?? '');
  if (trusted) return trusted;
  throw new ConfigProblem(settings.wrong('TRUST_PROXY', env.TRUST_PROXY ?? '', settings.proxies));
}

/** `mf-orders=http://localhost:3201/remoteEntry.js`, several separated by commas. */
function readDevRemotes(env: Env, stage: Stage): Config['devRemotes'] {
  const text = env.DEV_REMOTES;
  if (!text) return {};
  if (stage === 'production') throw new ConfigProblem(settings.notInProduction('DEV_REMOTES'));
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...rest] = pair.trim().split('=');
    const url = URL.parse(rest.join('='));
    if (url && (containerNames as readonly string[]).includes(name)) return [name, url.href] as const;
    throw new ConfigProblem(settings.wrong('DEV_REMOTES', pair.trim(), settings.devRemote));
  });
  return Object.fromEntries(pairs);
}

/**
 * Reads the environment once.
 * @throws {ConfigProblem} with one sentence about the first value that cannot be used
 */
export function readConfig(env: Env): Config {
  const stage = oneOf(env, 'STAGE', stages, 'production');
  const port = integer(env, 'PORT', 3000, 65_535);
  return {
    host: env.HOST || '127.0.0.1',
    port,
    stage,
    upstreams: readUpstreams(env),
    releasesDir: resolve(env.RELEASES_DIR || '.data/releases'),
    brands: readBrands((id) => {
      const suffix = id.toUpperCase().replaceAll('-', '_');
      const local = stage === 'production' ? null : `http://${id}.localhost:${port}`;
      const hosts = env[`BRAND_HOSTS_${suffix}`]?.split(',').map((part) => part.trim().toLowerCase());
      return { origin: origin(env, `PUBLIC_ORIGIN_${suffix}`, local), hosts: hosts?.filter(Boolean) };
    }),
    trustedProxies: readTrust(env),
    devRemotes: readDevRemotes(env, stage),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    supervised: env.B2B_SUPERVISED === '1',
    timeLimits: { call: 30_000, transfer: 300_000, page: 1_000, shutdown: 7_000 },
    socketLimits,
    shares: readShares(env),
  };
}
