import http from 'node:http';
import https from 'node:https';
import { type Group, operationGroups } from 'shared-contracts';
import type { Config } from '../config.ts';

export interface Upstream {
  readonly url: URL;
  readonly agent: http.Agent | https.Agent;
  readonly target: { protocol: string; hostname: string; host: string; port: number; pathname: string };
}

export type Upstreams = Readonly<Record<Group, Upstream>> & { readonly distinct: readonly Upstream[]; close(): void };

/**
 * Idle connections are closed after `timeout` milliseconds, or a second before the time that the service gives in `Keep-Alive`. So the service never
 * closes one while a request is on its way. Node follows `Keep-Alive` only if it is shorter than a `timeout` set here.
 */
const agentOptions = { keepAlive: true, maxFreeSockets: 256, scheduling: 'lifo', timeout: 60_000 } as const;

function upstreamAt(url: URL): Upstream {
  const tls = url.protocol === 'https:';
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    url,
    agent: tls ? new https.Agent(agentOptions) : new http.Agent(agentOptions),
    target: {
      protocol: url.protocol,
      hostname,
      host: url.host,
      port: Number(url.port) || (tls ? 443 : 80),
      pathname: url.pathname,
    },
  };
}

export function openUpstreams(addresses: Config['upstreams']): Upstreams {
  const byAddress = new Map<string, Upstream>();
  const entries = operationGroups.map((group) => {
    const url = addresses[group];
    const upstream = byAddress.get(url.href) ?? upstreamAt(url);
    byAddress.set(url.href, upstream);
    return [group, upstream] as const;
  });
  const distinct = [...byAddress.values()];
  const close = () => {
    for (const { agent } of distinct) agent.destroy();
  };
  return { ...(Object.fromEntries(entries) as Record<Group, Upstream>), distinct, close };
}
