import type { RequestHandler, Response } from 'express';
import { type Group, operationGroups } from 'shared-contracts';
import { createCache } from '../cache.ts';
import type { Context } from '../context.ts';
import { sendProblem } from '../problems.ts';
import { callUpstream, problemCodeOf } from '../upstream/client.ts';
import type { Upstream } from '../upstream/upstreams.ts';

const freshFor = 500;
const timeout = 2_000;

export const healthz: RequestHandler = (_request, response) => {
  sendState(response, { status: 'ok' });
};

function sendState(response: Response, state: object): void {
  response.set('cache-control', 'no-store').json(state);
}

type State = 'ready' | 'silent' | 'full';

async function stateOf(upstream: Upstream): Promise<State> {
  try {
    const answer = await callUpstream(upstream, { method: 'GET', path: '/readyz', headers: {}, timeLimit: timeout });
    // Another team's service may not have `/readyz` and answer 404: any answer shows that it is there.
    if (answer.status < 500) return 'ready';
    return problemCodeOf(answer.body) === 'disk_full' ? 'full' : 'silent';
  } catch {
    return 'silent';
  }
}

/**
 * Ready means that every group's service answers, and that the host and the design system have a release that can be served. If full disks are the
 * only trouble, the problem's code is `disk_full`. A log that loses lines is mentioned in the answer, and does not make the BFF unready.
 */
export function createReadyz(context: Context): RequestHandler {
  const { upstreams } = context;
  const remembered = createCache<Map<Group, State>>(freshFor);

  const groupStates = async (): Promise<Map<Group, State>> => {
    const states = upstreams.distinct.map(async (upstream) => [upstream, await stateOf(upstream)] as const);
    const up = new Map(await Promise.all(states));
    return new Map(operationGroups.map((group) => [group, up.get(upstreams[group]) ?? 'silent']));
  };

  return async (request, response) => {
    const { registry, releases } = context.registry.current();
    const missing = (['host-shell', 'shared-design-system'] as const).filter((name) => !releases[name]);
    const states = await remembered.recall('groups', groupStates);
    const inState = (state: State) => operationGroups.filter((group) => states.get(group) === state);
    const [silent, full] = [inState('silent'), inState('full')];
    const detail = [
      ...silent.map((group) => `group ${group} does not answer`),
      ...full.map((group) => `group ${group} has no room on its disk`),
      ...missing.map((name) => `${name} has no release`),
    ];
    if (detail.length > 0) {
      const code = full.length === detail.length ? 'disk_full' : 'unavailable';
      sendProblem(response, code, request.visit, { detail: detail.join('; '), retryAfter: 1 });
      return;
    }
    const state = { status: 'ready', revision: registry.revision, releases: registry.containers.length };
    sendState(response, context.lifecycle.losesLines() ? { ...state, log: 'loses lines' } : state);
  };
}
