import { type Group, stages } from 'shared-contracts';
import { createSettingsReader, type Environment, logLevels } from 'shared-node';

const nameFor = (pattern: string, id: string): string =>
  pattern.replace(/<\w+>/, id.toUpperCase().replaceAll('-', '_'));

export const originName = (brand: string): string => nameFor('PUBLIC_ORIGIN_<ID>', brand);

export function readEnv(env: Environment) {
  const { text, integer, oneOf, list, address, proxies, heldSocket } = createSettingsReader(env);
  return {
    stage: oneOf('STAGE', stages),
    host: text('HOST'),
    port: integer('PORT', 0, 65_535),
    socket: heldSocket(),
    logLevel: oneOf('LOG_LEVEL', logLevels),
    upstream: address('UPSTREAM_URL'),
    upstreamOf: (group: Group) => address(nameFor('UPSTREAM_<GROUP>', group)),
    releasesDir: text('RELEASES_DIR'),
    brandsDir: text('BRANDS_DIR'),
    originOf: (brand: string) => address(originName(brand))?.origin,
    hostsOf: (brand: string) => list(nameFor('BRAND_HOSTS_<ID>', brand)),
    trustedProxies: proxies('TRUST_PROXY'),
    registryKeys: list('REGISTRY_KEYS'),
    /** Key that signs page tokens, the same for all BFF processes of a platform. Without it each process makes up its own. */
    telemetrySecret: text('TELEMETRY_SECRET'),
    renderProcesses: integer('RENDER_PROCESSES', 1, 64),
    pageTimeLimit: integer('PAGE_TIME_LIMIT', 100, 30_000),
    limitsFactor: integer('LIMITS_FACTOR', 1, 100_000),
    supervised: text('B2B_SUPERVISED') === '1',
  };
}
