import { randomUUID } from 'node:crypto';
import { basePath, routeParameters } from 'shared-contracts';
import { brandOfShop } from '../brands/brand-of-shop.ts';
import type { Context } from '../context.ts';
import type { Sample, Samples } from '../rendering/index.ts';
import { createSharedAnswers } from './cache/index.ts';
import { bootOf } from './facts.ts';
import { serverFetch } from './server-fetch.ts';

const remembered = 500;

/** Values for route parameters as long as no real page is known. Such a page says "not found", which tests rendering as well. */
const standIns: Record<string, string> = { [routeParameters.product]: '00000000-0000-7000-8000-000000000000' };
const plainPath = (path: string): string =>
  path.replace(/\/:(\w+)\??/g, (_, name: string) => `/${standIns[name] ?? 'sample'}`).replace(/\/\*$/, '/sample');

export function createSamples(context: Pick<Context, 'config' | 'upstreams' | 'noteFailure' | 'knownOwners'>): Samples {
  const { config } = context;
  const seen = new Map<string, string>();
  const visitor = () => ({ requestId: randomUUID(), address: '127.0.0.1', token: null });
  return {
    note({ route }, url) {
      if (route && (seen.has(route.template) || seen.size < remembered)) seen.set(route.template, url);
    },
    of(snapshot) {
      const [brand] = config.brands;
      if (!brand) return [];
      const routes = snapshot.registry.containers.flatMap(({ name, manifest }) =>
        manifest.routes.filter(({ rendered }) => rendered).map(({ path }) => ({ remote: name, path })),
      );
      return routes.map(({ remote, path }): Sample => {
        const known = seen.get(basePath + path);
        return {
          remote,
          isMadeUp: known === undefined,
          request: () => ({
            boot: bootOf(config, snapshot, brand),
            url: known ?? basePath + plainPath(path),
            fetch: serverFetch(context, visitor(), createSharedAnswers()),
            placeOf: (status) => ({ origin: brandOfShop(config.brands, status).origin }),
            signal: AbortSignal.timeout(config.rendering.trial),
          }),
        };
      });
    },
  };
}
