import { json, type RequestHandler } from 'express';
import { fieldErrorsOf, type TelemetryEvent, telemetryBatchSchema } from 'shared-contracts';
import type { Context } from '../context.ts';
import { isSameOriginCall } from '../guards/origin.ts';
import { createRateLimit } from '../log/rate-limit.ts';
import { sendProblem } from '../problems.ts';
import { pageAt } from '../releases/page-routes.ts';

const messagesPerMinute = 600;

const withoutPersons = (text: string): string =>
  text
    .replace(/[^\s@]+@[^\s@]+/g, '[e-mail]')
    .replace(/\+?\d[\d\s()-]{8,}\d/g, '[number]')
    .replace(/[\w-]{24,}/g, '[token]');

/**
 * Counts events that browsers report, if they come with a page token of this BFF. Errors are also logged: validated, rate-limited, and without
 * addresses that contain names or tokens.
 */
export function createTelemetryEndpoint(context: Context): RequestHandler[] {
  const limit = createRateLimit(messagesPerMinute, 60_000);

  const loggable = ({ path, cause, ...event }: TelemetryEvent): object => ({
    ...event,
    cause: cause && withoutPersons(cause),
    route: path && pageAt(context.registry.current(), path.split(/[?#]/)[0] ?? '').route?.template,
  });

  const guard: RequestHandler = (request, response, next) => {
    const { visit, headers } = request;
    const hasCookie = (visit.merchantToken ?? visit.staffToken) !== null;
    if (hasCookie && !isSameOriginCall(headers, visit.site)) sendProblem(response, 'origin_forbidden', visit);
    else if (limit(visit.address)) next();
    else sendProblem(response, 'rate_limited', visit, { retryAfter: 60 });
  };

  const take: RequestHandler = (request, response) => {
    const { visit } = request;
    const batch = telemetryBatchSchema.safeParse(request.body);
    if (!batch.success) {
      sendProblem(response, 'validation_failed', visit, { errors: fieldErrorsOf(batch.error) });
      return;
    }
    const counted = context.telemetry.report(batch.data, visit.address);
    for (const event of counted) {
      if (event.kind !== 'vital' && event.kind !== 'remote-loaded')
        context.log.info({ requestId: visit.requestId, event: loggable(event) }, 'browser');
    }
    if (counted.length === 0) sendProblem(response, 'forbidden', visit);
    else response.status(204).end();
  };

  return [guard, json({ limit: '64kb' }), take];
}
