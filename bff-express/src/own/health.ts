import type { RequestHandler, Response } from 'express';
import { type Group, groups } from 'shared-contracts';
import type { Context } from '../context.ts';
import type { BffRequest } from '../exchange.ts';
import { sendProblem } from '../problems.ts';
import { callUpstream } from '../proxy/client.ts';
import type { Upstream } from '../proxy/upstreams.ts';

/** Milliseconds that an answer about the services may be repeated. */
const freshFor = 500;
const patience = 2_000;

/** The process runs and answers. */
export const healthz: RequestHandler = (_request, response) => {
  sendState(response, { status: 'ok' });
};

function sendState(response: Response, state: object): void {
  response.set('cache-control', 'no-store').json(state);
}

async function answers(upstream: Upstream): Promise<boolean> {
  try {
    const answer = await callUpstream(upstream, { method: 'GET', path: '/readyz', headers: {}, timeLimit: patience });
    // Another team's service may have no such path; that it answers is enough.
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** Ready means: every group's service answers, and the host and the design system have a release that can be served. */
export function createReadyz(context: Context): RequestHandler {
  let known: { until: number; groups: Promise<Group[]> } | undefined;

  const silentGroups = (): Promise<Group[]> => {
    if (known && known.until > Date.now()) return known.groups;
    const { upstreams } = context;
    const asked = Promise.all(upstreams.distinct.map(async (upstream) => [upstream, await answers(upstream)] as const));
    const silent = asked.then((list) => {
      const up = new Map(list);
      return groups.filter((group) => !up.get(upstreams[group]));
    });
    known = { until: Date.now() + freshFor, groups: silent };
    return silent;
  };

  return async (request, response) => {
    const { registry, releases } = context.registry.current();
    const missing = (['host-shell', 'shared-design-system'] as const).filter((name) => !releases[name]);
    const silent = await silentGroups();
    if (silent.length === 0 && missing.length === 0) {
      sendState(response, { status: 'ready', revision: registry.revision, releases: registry.containers.length });
      return;
    }
    const detail = [
      ...silent.map((group) => `group ${group} does not answer`),
      ...missing.map((name) => `${name} has no release`),
    ].join('; ');
    sendProblem(response, 'unavailable', (request as unknown as BffRequest).id, { detail, retryAfter: 1 });
  };
}
