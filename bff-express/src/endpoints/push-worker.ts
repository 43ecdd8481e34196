import type { Request, RequestHandler } from 'express';
import { merchantName, officeWorkerScope } from 'shared-contracts';
import { brandOfHost } from '../brands/index.ts';
import { iconPath } from '../brands/office-marks.ts';
import type { Context } from '../context.ts';
import { sourceOf } from '../source-of.ts';
import { runPushWorker } from './in-worker/run-push-worker.ts';

const source = sourceOf(runPushWorker);

/** The script of a brand; its words and addresses are the brand's own, as JSON. */
function scriptOf(context: Context, request: Request): string {
  const { id, name, icons, logo } = brandOfHost(context.config.brands, context.siteOf(request).host);
  return `(${source})(self,${JSON.stringify({ name, icon: icons['192'] ? iconPath(id, '192') : logo })})`;
}

/** A service worker is asked for anew each time: a changed one is there at once. It loads nothing but the icon. */
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
};

/** The office's: for its pages alone, whose first has no slash at its end. */
export const officeWorker =
  (context: Context): RequestHandler =>
  (request, response) => {
    response.set({ ...headers, 'service-worker-allowed': officeWorkerScope }).end(scriptOf(context, request));
  };

/** A shop's: for the pages of its orders, once a buyer has asked to hear of one. */
export const shopWorker =
  (context: Context): RequestHandler<{ merchantName: string }> =>
  (request, response, next) => {
    if (!merchantName.safeParse(request.params.merchantName).success) {
      next();
      return;
    }
    response.set(headers).end(scriptOf(context, request as unknown as Request));
  };
