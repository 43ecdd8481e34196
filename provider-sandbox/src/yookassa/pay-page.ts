import express, { type RequestHandler, type Router } from 'express';
import { z } from 'zod';
import { html } from '../common/html.ts';
import { sendPage } from '../common/page.ts';
import { texts } from '../texts.ts';
import type { Ledger } from './ledger.ts';
import type { Payment } from './payment.ts';
import { methods } from './requests.ts';
import { roubles } from './roubles.ts';

const { pay: words } = texts;

const choice = z.object({ method: z.enum(methods).default('bank_card'), action: z.enum(['pay', 'refuse']) });

const toPay = (one: Payment, possible: readonly (typeof methods)[number][]) => html`
<form method="post" class="stack">
<fieldset><legend>${words.method}</legend>
${possible.map(
  (method, index) =>
    html`<label class="choice"><input type="radio" name="method" value="${method}"${
      index === 0 && html` checked`
    }>${words.methods[method]}</label>`,
)}
</fieldset>
<button class="main wide" name="action" value="pay">${words.pay(roubles(one.amount))}</button>
<button class="wide" name="action" value="refuse">${words.refuse}</button>
</form>`;

const settled = (one: Payment) => html`
<p><strong>${words.states[one.status]}</strong></p>
<p><a class="button wide" href="${one.returnUrl}">${words.back}</a></p>`;

export function createPayPage(ledger: Ledger, changed: () => void): Router {
  const router = express.Router();

  const show: RequestHandler<{ id: string }> = (request, response) => {
    const one = ledger.payment(request.params.id);
    if (!one) {
      sendPage(response, { title: words.title, narrow: true, body: html`<h1>${words.unknown}</h1>` }, 404);
      return;
    }
    const body = html`
<h1>${words.title}</h1>
<div class="card">
<p class="sum">${roubles(one.amount)}</p>
${one.description !== undefined && html`<p class="text">${one.description}</p>`}
<p class="quiet">${words.shop(one.shop)}</p>
</div>
<div class="card">${one.status === 'pending' ? toPay(one, ledger.methodsOf(one)) : settled(one)}</div>
<p class="quiet">${words.sandbox}</p>`;
    sendPage(response, { title: words.title, narrow: true, body });
  };

  router.get('/:id', show);
  router.post('/:id', express.urlencoded({ extended: false, limit: '4kb' }), (request, response, next) => {
    const one = ledger.payment(request.params.id);
    const { data } = choice.safeParse(request.body);
    if (one?.status !== 'pending' || !data) {
      show(request, response, next);
      return;
    }
    if (data.action === 'pay') ledger.pay(one, data.method);
    else ledger.refuse(one);
    changed();
    response.redirect(303, one.returnUrl);
  });
  return router;
}
