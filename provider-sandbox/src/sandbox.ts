import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { z } from 'zod';
import { html } from './common/html.ts';
import type { Log } from './common/log.ts';
import { onlyLoopback } from './common/loopback.ts';
import { sendPage } from './common/page.ts';
import { Store } from './common/store.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { Calls, callRoutes } from './faults/calls.ts';
import { Faults } from './faults/faults.ts';
import { faultRoutes } from './faults/routes.ts';
import { createImages } from './images/images.ts';
import { createMail } from './mail/mail.ts';
import { createMax } from './max/max.ts';
import { createPush } from './push/push.ts';
import { createTelegram } from './telegram/telegram.ts';
import { texts } from './texts.ts';
import { createYookassa } from './yookassa/yookassa.ts';

export interface Sandbox {
  url: string;
  smtpUrl: string;
  close(): Promise<void>;
}

const { home } = texts;

const parts = [
  { path: '/yookassa', api: '/yookassa/v3', words: texts.yookassa },
  { path: '/telegram', api: '/telegram', words: texts.telegram },
  { path: '/max', api: '/max/api/', words: texts.max },
  { path: '/mail', words: texts.mail },
  { path: '/push', api: '/push', words: texts.push },
  { path: '/images', api: '/images/v1', words: texts.images },
  { path: '/faults', words: texts.faults },
];

const clock = z.object({
  ahead: z
    .number()
    .int()
    .min(0)
    .max(400 * 24 * 60 * 60_000),
});

const homePage: express.RequestHandler = (request, response) => {
  const body = html`<h1>${home.title}</h1><p class="quiet">${home.about}</p>
${parts.map(
  ({ path, api, words }) => html`<article class="card"><p><a href="${path}">${words.title}</a>: ${words.about}</p>
${api !== undefined && html`<p class="quiet">${home.address}: http://${request.headers.host}${api}</p>`}</article>`,
)}`;
  sendPage(response, { title: home.title, body });
};

const answerError =
  (log: Log): ErrorRequestHandler =>
  (error: Error & { status?: number }, _request, response, _next) => {
    const status = error.status ?? 500;
    if (status >= 500) log.error({ err: error }, 'the sandbox failed');
    response.status(status).json({ error: error.message });
  };

export async function startSandbox(config: Config, log: Log, now: () => Date = () => new Date()): Promise<Sandbox> {
  const store = new Store(log, config.folder);
  const faults = new Faults();
  const calls = new Calls();
  let ahead = 0;
  const context: Context = { store, faults, calls, log, now: () => new Date(now().getTime() + ahead) };
  const yookassa = createYookassa(context, config.yookassaNotifyUrl);
  const telegram = createTelegram(context);
  const max = createMax(context);
  const mail = createMail(context, config.mailFolder);

  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(onlyLoopback);
  app.get('/healthz', (_request, response) => void response.type('text').send('ok'));
  app.get('/', homePage);
  app.use('/faults', faultRoutes(faults));
  app.use('/calls', callRoutes(calls));
  app.post('/clock', express.json({ limit: '1kb' }), (request, response) => {
    const { data } = clock.safeParse(request.body);
    ahead = data?.ahead ?? ahead;
    response.status(data ? 204 : 400).end();
  });
  app.use('/yookassa', yookassa.router);
  app.use('/telegram', telegram.router);
  app.use('/max', max.router);
  app.use('/mail', mail.router);
  app.use('/push', createPush(context).router);
  app.use('/images', createImages(context).router);
  app.use(answerError(log));

  const smtpUrl = await mail.listen(config.smtpPort);
  const server = app.listen(config.port, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    smtpUrl,
    async close() {
      for (const provider of [yookassa, telegram, max]) provider.close();
      faults.clear();
      await mail.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      store.flush();
    },
  };
}
