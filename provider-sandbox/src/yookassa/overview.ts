import express, { type Router } from 'express';
import { z } from 'zod';
import { html } from '../common/html.ts';
import { sendPage } from '../common/page.ts';
import { texts } from '../texts.ts';
import type { Ledger } from './ledger.ts';
import { type Notifications, notificationAddressRequest } from './notifications.ts';
import { type Payment, paymentOnTheWire, type Refund } from './payment.ts';
import { roubles } from './roubles.ts';

const { yookassa: words, pay } = texts;

const shown = 50;

const refundLine = (one: Refund) =>
  html`<p class="quiet">${words.refund(roubles(one.amount))} ${one.status === 'pending' && words.refundPending}</p>`;

const paymentCard = (one: Payment, refunds: readonly Refund[]) => html`<article class="card">
<p class="row"><strong>${roubles(one.amount)}</strong> <span>${pay.states[one.status]}</span> <span class="quiet">${pay.shop(one.shop)}</span></p>
${one.description !== undefined && html`<p class="text">${one.description}</p>`}
<p class="quiet">${one.id}</p>
${refunds.filter(({ paymentId }) => paymentId === one.id).map(refundLine)}
<div class="row">
${one.status === 'pending' && html`<a class="button" href="/yookassa/pay/${one.id}">${words.open}</a>`}
${
  (one.status === 'pending' || one.status === 'waiting_for_capture') &&
  html`<form method="post" action="/yookassa/payments/${one.id}/expire"><button>${words.expire}</button></form>`
}
</div>
</article>`;

export function createOverview(ledger: Ledger, notifications: Notifications, changed: () => void): Router {
  const router = express.Router();
  router.get('/', (_request, response) => {
    const refunds = ledger.allRefunds();
    const payments = ledger.allPayments().slice(0, shown);
    const body = html`<p><a href="/">${texts.home.title}</a></p><h1>${words.title}</h1>
<form method="post" action="/yookassa/notify" class="card stack">
<label class="field">${words.notify}<input name="url" value="${notifications.address()}"></label>
<p class="quiet">${words.waiting(notifications.waiting())}</p>
<button>${words.save}</button>
</form>
${payments.length === 0 && html`<p class="quiet">${words.none}</p>`}
${payments.map((one) => paymentCard(one, refunds))}`;
    sendPage(response, { title: words.title, body });
  });
  router.get('/payments', (request, response) => {
    const { shop } = request.query;
    const payments = ledger.allPayments().filter((one) => shop === undefined || one.shop === shop);
    response.json({ payments: payments.map(paymentOnTheWire) });
  });
  router.post(
    '/notify',
    express.json({ limit: '8kb' }),
    express.urlencoded({ extended: false, limit: '8kb' }),
    (request, response) => {
      const { data, error } = notificationAddressRequest.safeParse(request.body);
      if (error) {
        response.status(400).json({ error: z.prettifyError(error) });
        return;
      }
      notifications.configure(data);
      changed();
      if (request.is('json')) response.status(204).end();
      else response.redirect(303, '/yookassa');
    },
  );
  router.post('/payments/:id/expire', (request, response) => {
    const one = ledger.payment(request.params.id);
    if (one) ledger.expire(one);
    changed();
    response.redirect(303, '/yookassa');
  });
  return router;
}
