import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { headerNames } from 'shared-contracts';
import type { Visit } from '../visit.ts';
import type { Telemetry } from './telemetry.ts';

const contractStatuses = [400, 405, 415];

export function noteRefusal(
  telemetry: Pick<Telemetry, 'refused'>,
  headers: IncomingHttpHeaders,
  response: ServerResponse,
  { address }: Visit,
  route: object | undefined,
): void {
  const caller = headers[headerNames.remote];
  if (typeof caller !== 'string') return;
  response.once('close', () => {
    const isUnknown = response.statusCode === 404 && route === undefined;
    if (isUnknown || contractStatuses.includes(response.statusCode)) telemetry.refused(caller, address);
  });
}
