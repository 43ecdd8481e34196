import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import {
  basePath,
  bffPath,
  type ErrorCode,
  eventsPath,
  officeWorkerPath,
  operationPath,
  readSession,
  shopPushWorkerPath,
  signInAsStaff,
  signOut,
  signOutStaff,
} from 'shared-contracts';
import { officeManifestPath } from './brands/office-head-tags.ts';
import type { Context } from './context.ts';
import { createDiscovery } from './discovery/discovery.ts';
import { favicon, sendBrandImage } from './endpoints/brand-marks.ts';
import { createReadyz, healthz } from './endpoints/health.ts';
import { officeManifest } from './endpoints/office-manifest.ts';
import { openApi } from './endpoints/openapi.ts';
import { officeWorker, shopWorker } from './endpoints/push-worker.ts';
import { sendRegistrySnapshot } from './endpoints/registry.ts';
import { createTelemetryEndpoint } from './endpoints/telemetry.ts';
import { createEvents } from './events/events.ts';
import { createForms } from './forms/forms.ts';
import type { Call } from './guards/call.ts';
import { signingInOperations } from './guards/routes.ts';
import { labelled } from './log/labelled.ts';
import { createPages } from './pages/pages.ts';
import { createRenderedPages } from './pages/rendered-pages.ts';
import { sendProblem } from './problems.ts';
import { getSession, signOutMerchant } from './session/session.ts';
import { signInHandlers } from './session/sign-in.ts';
import { signStaffOut, staffSignInHandlers } from './session/staff.ts';
import type { ShopVisit } from './visit.ts';

const problem =
  (code: ErrorCode): RequestHandler =>
  (request, response) =>
    sendProblem(response, code, request.visit);

const refusals: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_body',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

const answerError =
  (context: Context): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const { visit } = request;
    const code = refusals[(error as { status?: number }).status ?? 0];
    if (!code) context.log.error({ requestId: visit.requestId, err: error }, 'the BFF failed');
    sendProblem(response, code ?? 'internal', visit);
  };

export function createApp(context: Context) {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.enable('strict routing').enable('case sensitive routing');

  app.post(signingInOperations.map(operationPath), ...signInHandlers(context));
  app.post(operationPath(signInAsStaff), ...staffSignInHandlers(context));
  app.delete(operationPath(signOutStaff), signStaffOut(context));
  app.get(operationPath(readSession), getSession(context));
  app.delete(operationPath(signOut), signOutMerchant(context));

  const readyz = createReadyz(context);
  for (const prefix of [bffPath, '']) {
    app.get(`${prefix}/healthz`, labelled('healthz'), healthz);
    app.get(`${prefix}/readyz`, labelled('readyz'), readyz);
  }
  app.get(`${bffPath}/openapi.json`, labelled(`${bffPath}/openapi.json`), openApi());
  app.get(`${bffPath}/registry`, labelled(`${bffPath}/registry`), sendRegistrySnapshot(context));
  app.post(`${bffPath}/telemetry`, labelled(`${bffPath}/telemetry`), ...createTelemetryEndpoint(context));
  app.all(eventsPath, labelled(eventsPath), createEvents(context));
  const renderedPages = createRenderedPages(context);
  app.use(createForms(context, renderedPages));
  app.use(bffPath, problem('not_found'));

  app.get('/', labelled('/'), (_request, response) => response.redirect(302, `${basePath}/`));
  app.use(createDiscovery(context));
  app.get('/favicon.ico', labelled('/favicon.ico'), favicon);
  app.get(`${basePath}/brands/:file`, labelled(`${basePath}/brands/:file`), sendBrandImage(context));
  app.get(officeManifestPath, labelled(officeManifestPath), officeManifest);
  app.get(officeWorkerPath, labelled(officeWorkerPath), officeWorker);
  const shopWorkerPath = shopPushWorkerPath(':merchantName');
  app.get(shopWorkerPath, labelled(shopWorkerPath), shopWorker);
  app.use(createPages(context, renderedPages));
  app.use(problem('not_found'));
  app.use(answerError(context));
  return (request: IncomingMessage, response: ServerResponse, visit: ShopVisit, call?: Call): void =>
    app(Object.assign(request, { visit, call }), response);
}
