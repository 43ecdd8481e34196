import type { ServerResponse } from 'node:http';
import { headerNames } from 'shared-contracts';
import type { BffRequest } from '../exchange.ts';
import type { Telemetry } from './telemetry.ts';

/** Statuses that say that a call does not fit its contract: its body, its method, the type of what it sends. */
const contractStatuses = [400, 405, 415];

/**
 * Counts a call against the release that makes it, where it turns out to be none that the contracts know.
 * @param route what the path names; undefined where nothing is there
 */
export function noteRefusal(
  telemetry: Pick<Telemetry, 'refused'>,
  request: BffRequest,
  response: ServerResponse,
  route: object | undefined,
): void {
  const caller = request.headers[headerNames.remote];
  if (typeof caller !== 'string') return;
  const { address } = request;
  response.once('close', () => {
    const isUnknown = response.statusCode === 404 && route === undefined;
    if (isUnknown || contractStatuses.includes(response.statusCode)) telemetry.refused(caller, address);
  });
}
