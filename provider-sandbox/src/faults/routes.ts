import express, { type Router } from 'express';
import { z } from 'zod';
import { html } from '../common/html.ts';
import { sendPage } from '../common/page.ts';
import { texts } from '../texts.ts';
import { type Fault, type Faults, faultKinds, faultRequest, providers } from './faults.ts';

const cleared = z.object({ provider: z.enum(providers).optional() });

/** `alter` is set by JSON requests only, since the form has no field for the altered answer. */
const offered = faultKinds.filter((kind) => kind !== 'alter');

const filled = (body: unknown): unknown =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== ''));

const { faults: words } = texts;

const line = ({ provider, fault, times, call }: Fault) => html`<li><strong>${words.providers[provider]}</strong>:
  ${words.kinds[fault]} <span class="quiet">${words.times(times)}${call !== undefined && ` · ${call}`}</span></li>`;

const options = <Name extends string>(names: readonly Name[], labels: Record<Name, string>) =>
  names.map((name) => html`<option value="${name}">${labels[name]}</option>`);

export function faultRoutes(faults: Faults): Router {
  const router = express.Router();
  router.use(express.json({ limit: '8kb' }), express.urlencoded({ extended: false, limit: '8kb' }));
  router.get('/', (request, response) => {
    if (!request.accepts(['json', 'html']) || request.accepts(['json', 'html']) === 'json') {
      response.json({ faults: faults.list() });
      return;
    }
    const on = faults.list();
    const body = html`<p><a href="/">${texts.home.title}</a></p><h1>${words.title}</h1>
${on.length > 0 ? html`<ul class="card">${on.map(line)}</ul>` : html`<p class="quiet">${words.none}</p>`}
<form method="post" action="/faults/clear"><button>${words.clear}</button></form>
<h2>${words.add}</h2>
<form method="post" action="/faults" class="card stack">
<label class="field">${words.provider}<select name="provider">${options(providers, words.providers)}</select></label>
<label class="field">${words.fault}<select name="fault">${options(offered, words.kinds)}</select></label>
<label class="field">${words.howOften}<input name="times" inputmode="numeric"></label>
<label class="field">${words.call}<input name="call" placeholder="POST /payments"></label>
<label class="field">${words.ms}<input name="ms" inputmode="numeric"></label>
<button class="main">${words.turnOn}</button>
</form>`;
    sendPage(response, { title: words.title, body });
  });
  router.post('/', (request, response) => {
    const fault = faultRequest.safeParse(filled(request.body));
    if (!fault.success) {
      response.status(400).json({ error: z.prettifyError(fault.error) });
      return;
    }
    faults.set(fault.data);
    if (request.is('json')) response.status(201).json(fault.data);
    else response.redirect(303, '/faults');
  });
  router.delete('/', (request, response) => {
    faults.clear(cleared.safeParse(request.query).data?.provider);
    response.status(204).end();
  });
  router.post('/clear', (request, response) => {
    faults.clear(cleared.safeParse(filled(request.body)).data?.provider);
    if (request.is('urlencoded')) response.redirect(303, '/faults');
    else response.status(204).end();
  });
  return router;
}
