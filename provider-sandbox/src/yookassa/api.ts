import express, { type ErrorRequestHandler, type RequestHandler, type Response, type Router } from 'express';
import type { Context } from '../context.ts';
import { type FaultAnswers, injectFaults } from '../faults/inject-faults.ts';
import { codeOf, parseOrThrow, YookassaError } from './errors.ts';
import type { Idempotence } from './idempotence.ts';
import { type Ledger, throwNotFound } from './ledger.ts';
import { type Payment, paymentOnTheWire, type Refund, refundOnTheWire } from './payment.ts';
import { captureRequest, listRequest, methods, paymentRequest, refundRequest } from './requests.ts';

const refuse = (response: Response, { status, body }: YookassaError): void => void response.status(status).json(body);

const answers: FaultAnswers = {
  tooMany: (response, { retryAfter }) => {
    response.set('retry-after', String(retryAfter));
    refuse(response, new YookassaError('too_many_requests', 'Too many requests'));
  },
  failed: (response, status, reason) => refuse(response, new YookassaError(codeOf(status), reason)),
};

function shopOf(authorization = ''): string {
  const given = Buffer.from(authorization.replace(/^Basic /i, ''), 'base64').toString();
  const [, shop] = /^(\d{1,20}):test_[\w-]{5,200}$/.exec(given) ?? [];
  if (!/^Basic /i.test(authorization) || !shop) {
    throw new YookassaError('invalid_credentials', 'Error in shopId or secret key. Check their validity.');
  }
  return shop;
}

const authenticate: RequestHandler = (request, response, next) => {
  response.locals.shop = shopOf(request.headers.authorization);
  next();
};

const answerError: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, next) => {
  if (error instanceof YookassaError) refuse(response, error);
  else if (error.status && error.status < 500) refuse(response, new YookassaError('invalid_request', error.message));
  else next(error);
};

function pageOf<One extends Payment | Refund>(
  all: readonly One[],
  query: unknown,
  toWire: (one: One) => object,
): object {
  const { limit, cursor, status, payment_id: paymentId, ...times } = parseOrThrow(listRequest, query);
  const { 'created_at.gte': from, 'created_at.gt': after, 'created_at.lte': to, 'created_at.lt': before } = times;
  const at = (time: string): number => Date.parse(time);
  const fitting = all.filter(
    (one) =>
      (status === undefined || one.status === status) &&
      (paymentId === undefined || ('paymentId' in one && one.paymentId === paymentId)) &&
      (from === undefined || at(one.createdAt) >= at(from)) &&
      (after === undefined || at(one.createdAt) > at(after)) &&
      (to === undefined || at(one.createdAt) <= at(to)) &&
      (before === undefined || at(one.createdAt) < at(before)),
  );
  const start =
    cursor === undefined
      ? 0
      : Math.max(
          0,
          fitting.findIndex(({ id }) => id === cursor),
        );
  const next = fitting[start + limit];
  const items = fitting.slice(start, start + limit).map(toWire);
  return { type: 'list', items, ...(next && { next_cursor: next.id }) };
}

export function createApi(context: Context, ledger: Ledger, idempotence: Idempotence): Router {
  const router = express.Router();
  router.use(express.json({ limit: '256kb' }), injectFaults(context, 'yookassa', answers), authenticate);

  const shop = (response: Response): string => response.locals.shop as string;
  const paymentOf = (id: string, response: Response): Payment =>
    ledger.payment(id, shop(response)) ?? throwNotFound('payment_id', 'Payment');

  const change =
    (
      work: (body: unknown, id: string, response: Response, payUrl: (id: string) => string) => object,
    ): RequestHandler<{ id?: string }> =>
    (request, response) => {
      const body: unknown = request.body ?? {};
      const { id = '' } = request.params;
      const payUrl = (paymentId: string): string =>
        `${request.protocol}://${request.headers.host}/yookassa/pay/${paymentId}`;
      const answer = idempotence.once(shop(response), request.get('idempotence-key'), [request.path, body], () =>
        work(body, id, response, payUrl),
      );
      context.store.changed();
      response.type('json').send(answer);
    };

  router.get('/me', (_request, response) => {
    const account = { account_id: shop(response), status: 'enabled', test: true, fiscalization_enabled: true };
    response.json({ ...account, payment_methods: methods });
  });
  router.post(
    '/payments',
    change((body, _id, response, payUrl) => {
      return paymentOnTheWire(ledger.create(shop(response), parseOrThrow(paymentRequest, body), payUrl));
    }),
  );
  router.get('/payments', (request, response) => {
    const payments = ledger.allPayments().filter((one) => one.shop === shop(response));
    response.json(pageOf(payments, request.query, paymentOnTheWire));
  });
  router.get('/payments/:id', (request, response) => {
    response.json(paymentOnTheWire(paymentOf(request.params.id, response)));
  });
  router.post(
    '/payments/:id/capture',
    change((body, id, response) =>
      paymentOnTheWire(ledger.capture(paymentOf(id, response), parseOrThrow(captureRequest, body))),
    ),
  );
  router.post(
    '/payments/:id/cancel',
    change((_body, id, response) => paymentOnTheWire(ledger.cancelHeld(paymentOf(id, response)))),
  );
  router.post(
    '/refunds',
    change((body, _id, response) => refundOnTheWire(ledger.refund(shop(response), parseOrThrow(refundRequest, body)))),
  );
  router.get('/refunds', (request, response) => {
    const refunds = ledger.allRefunds().filter((one) => one.shop === shop(response));
    response.json(pageOf(refunds, request.query, refundOnTheWire));
  });
  router.get('/refunds/:id', (request, response) => {
    const one = ledger.refundOf(request.params.id, shop(response)) ?? throwNotFound('refund_id', 'Refund');
    response.json(refundOnTheWire(one));
  });
  router.use(() => throwNotFound('path', 'Resource'));
  router.use(answerError);
  return router;
}
