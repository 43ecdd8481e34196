import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { lookUpSession, releasesFor } from '../pages/visitor-releases.ts';
import { pageAt } from '../releases/page-routes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Visit } from '../visit.ts';

const longestPath = 2_000;

async function snapshotFor(context: Context, visit: Visit, page: string | null): Promise<Snapshot> {
  const current = context.registry.current();
  if (!page || page.length > longestPath) return current;
  const { shop } = pageAt(current, page);
  return (await releasesFor(context, { ...visit, shop }, await lookUpSession(context, visit))).snapshot;
}

export const sendRegistrySnapshot =
  (context: Context): RequestHandler =>
  async ({ url, visit }, response) => {
    const { registry, telemetry } = context;
    const snapshot = await snapshotFor(context, visit, new URLSearchParams(url.split('?')[1]).get('page'));
    response
      .set('cache-control', 'no-cache')
      .json({
        ...snapshot.registry,
        givenUp: registry.givenUp(),
        registryRevision: registry.registryRevision(),
        pageToken: telemetry.tokenFor(snapshot),
      });
  };
