import type { AddressInfo } from 'node:net';
import express, { type Router } from 'express';
import { z } from 'zod';
import { type Html, html } from '../common/html.ts';
import { sendPage } from '../common/page.ts';
import type { Context } from '../context.ts';
import { texts } from '../texts.ts';
import { Letters } from './letters.ts';
import { createSmtp } from './smtp.ts';

const shown = 100;
const filter = z.object({ to: z.string().max(254).optional() });

const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noopener noreferrer">${part}</a>` : html`${part}`,
    );

export function createMail(context: Context, folder?: string) {
  const letters = new Letters(folder);
  const smtp = createSmtp(context, letters);
  const { mail: words } = texts;
  const router: Router = express.Router();
  router.get('/letters', (request, response) => {
    response.json({ letters: letters.list(filter.safeParse(request.query).data?.to) });
  });
  router.get('/', (_request, response) => {
    const all = letters.list().slice(0, shown);
    const body = html`<p><a href="/">${texts.home.title}</a></p><h1>${words.title}</h1>
${all.length === 0 && html`<p class="quiet">${words.none}</p>`}
${all.map(
  ({ to, subject, text, at, unsubscribe }) => html`<article class="card"><h2>${subject}</h2>
<p class="quiet">${words.to(to)} · ${at}</p><p class="text">${withLinks(text)}</p>
${unsubscribe !== '' && html`<p class="quiet">${words.unsubscribe} ${withLinks(unsubscribe)}</p>`}</article>`,
)}`;
    sendPage(response, { title: words.title, body });
  });
  return {
    router,
    async listen(port: number): Promise<string> {
      await new Promise<void>((resolve, reject) => {
        smtp.once('error', reject);
        smtp.listen(port, '127.0.0.1', resolve);
      });
      return `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
    },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
