import type { Request, RequestHandler } from 'express';
import { merchantName, officeWorkerScope } from 'shared-contracts';
import { brandOfHost } from '../brands/index.ts';
import { iconPath } from '../brands/office-marks.ts';
import type { Context } from '../context.ts';
import { sourceOf } from '../source-of.ts';
import { runPushWorker } from './in-worker/run-push-worker.ts';

const source = sourceOf(runPushWorker);

function scriptOf(context: Context, request: Request): string {
  const { id, name, icons, logo } = brandOfHost(context.config.brands, context.siteOf(request).host);
  return `(${source})(self,${JSON.stringify({ name, icon: icons['192'] ? iconPath(id, '192') : logo })})`;
}

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
};

export const officeWorker =
  (context: Context): RequestHandler =>
  (request, response) => {
    response.set({ ...headers, 'service-worker-allowed': officeWorkerScope }).end(scriptOf(context, request));
  };

export const shopWorker =
  (context: Context): RequestHandler<{ merchantName: string }> =>
  (request, response, next) => {
    if (!merchantName.safeParse(request.params.merchantName).success) {
      next();
      return;
    }
    response.set(headers).end(scriptOf(context, request as unknown as Request));
  };
