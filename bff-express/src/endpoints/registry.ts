import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { releasesFor, visitorOf } from '../pages/visitor-releases.ts';

const longestPath = 2_000;

export const registry =
  (context: Context): RequestHandler =>
  async (request, response) => {
    const { registry, telemetry } = context;
    const page = new URLSearchParams(request.url.split('?')[1]).get('page');
    const { snapshot } =
      page && page.length <= longestPath
        ? await releasesFor(context, request, page, (await visitorOf(context, request)).whose)
        : { snapshot: registry.current() };
    response
      .set('cache-control', 'no-cache')
      .json({
        ...snapshot.registry,
        givenUp: registry.givenUp(),
        registryRevision: registry.registryRevision(),
        pageToken: telemetry.tokenFor(snapshot),
      });
  };
