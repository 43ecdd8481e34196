import type { RequestHandler } from 'express';
import { merchantName, officeWorkerScope } from 'shared-contracts';
import type { ServedBrand } from '../brands/brands.ts';
import { iconPath } from '../brands/office-head-tags.ts';
import { sourceOf } from '../source-of.ts';
import { runPushWorker } from './in-worker/run-push-worker.ts';

const source = sourceOf(runPushWorker);

const scriptOf = ({ id, name, icons, logo }: ServedBrand): string =>
  `(${source})(self,${JSON.stringify({ name, icon: icons['192'] ? iconPath(id, '192') : logo })})`;

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
};

export const officeWorker: RequestHandler = (request, response) => {
  response.set({ ...headers, 'service-worker-allowed': officeWorkerScope }).end(scriptOf(request.visit.brand));
};

export const shopWorker: RequestHandler<{ merchantName: string }> = (request, response, next) => {
  if (merchantName.safeParse(request.params.merchantName).success)
    response.set(headers).end(scriptOf(request.visit.brand));
  else next();
};
