import type { ServerResponse } from 'node:http';
import { headerNames } from 'shared-contracts';
import type { BffRequest } from '../exchange.ts';
import type { Telemetry } from './telemetry.ts';

const contractStatuses = [400, 405, 415];

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
