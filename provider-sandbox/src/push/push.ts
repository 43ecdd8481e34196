import { createECDH, randomBytes } from 'node:crypto';
import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { BoundedMap } from '../common/bounded-map.ts';
import { html } from '../common/html.ts';
import { sendPage } from '../common/page.ts';
import type { Context } from '../context.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { texts } from '../texts.ts';
import { decryptPush } from './decrypt.ts';
import { isValidVapid } from './vapid.ts';

const maxSubscriptions = 500;
const maxPushes = 500;
const maxBytes = 4096;

const subscription = z.object({
  id: z.string(),
  privateKey: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  isGone: z.boolean(),
});

const push = z.object({
  id: z.string(),
  subscription: z.string(),
  text: z.string(),
  at: z.string(),
  ttl: z.number(),
  topic: z.string().optional(),
  urgency: z.string().optional(),
});

const kept = z.object({ subscriptions: z.array(subscription), pushes: z.array(push) });

const headers = z.object({
  ttl: z.coerce.number().int().min(0).max(2_419_200),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).optional(),
});

const filter = z.object({ subscription: z.string().max(100).optional() });

async function bytesOf(request: Request<{ id: string }>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined;
}

const newId = (): string => randomBytes(16).toString('base64url');

function newSubscription(): z.infer<typeof subscription> {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { id: newId(), privateKey: keys.getPrivateKey('base64url'), p256dh, auth, isGone: false };
}

/**
 * A push service (RFC 8030) together with its browsers. `POST /push/subscriptions` answers with a subscription whose private key the sandbox keeps,
 * so that `GET /push/messages` can show the decrypted messages. `POST /push/subscriptions/<id>/gone` ends a subscription.
 */
export function createPush(context: Context): { router: Router } {
  const { store, now } = context;
  const subscriptions = new BoundedMap<string, z.infer<typeof subscription>>(maxSubscriptions);
  const pushes = new BoundedMap<string, z.infer<typeof push>>(maxPushes);
  const read = () => ({ subscriptions: [...subscriptions.values()], pushes: [...pushes.values()] });
  const before = store.part('push', kept, read);
  for (const each of before?.subscriptions ?? []) subscriptions.set(each.id, each);
  for (const each of before?.pushes ?? []) pushes.set(each.id, each);

  const answer = (response: Response, status: number, text = ''): void => {
    response.status(status).type('text').send(text);
  };
  const router = express.Router();
  const fault = injectFaults(context, 'push', {
    tooMany: (response, { retryAfter }) => answer(response.set('retry-after', String(retryAfter)), 429),
    failed: answer,
  });

  router.post('/send/:id', fault, async (request: Request<{ id: string }>, response) => {
    const to = subscriptions.get(request.params.id);
    const origin = `${request.protocol}://${request.headers.host}`;
    const options = headers.safeParse(request.headers);
    const body = await bytesOf(request);
    if (!to) return answer(response, 404, 'no such subscription');
    if (to.isGone) return answer(response, 410, 'the subscription is gone');
    if (!isValidVapid(request.get('authorization') ?? '', origin, now()))
      return answer(response, 403, 'no valid VAPID');
    if (options.error) return answer(response, 400, z.prettifyError(options.error));
    if (request.get('content-encoding') !== 'aes128gcm') return answer(response, 415, 'aes128gcm is needed');
    if (!body) return answer(response, 413, `at most ${maxBytes} bytes`);
    let text: string;
    try {
      text = decryptPush(body, to);
    } catch {
      return answer(response, 400, 'not encrypted for this subscription');
    }
    const { ttl, topic, urgency } = options.data;
    // A push replaces an earlier one of the same topic that was not delivered yet (RFC 8030).
    for (const one of pushes.values()) {
      if (topic !== undefined && one.topic === topic && one.subscription === to.id) pushes.delete(one.id);
    }
    const id = newId();
    pushes.set(id, { id, subscription: to.id, text, at: now().toISOString(), ttl, topic, urgency });
    store.changed();
    response.location(`${origin}/push/messages/${id}`);
    return answer(response, 201);
  });

  router.post('/subscriptions', (request, response) => {
    const created = newSubscription();
    subscriptions.set(created.id, created);
    store.changed();
    const endpoint = `${request.protocol}://${request.headers.host}/push/send/${created.id}`;
    response.status(201).json({ endpoint, expirationTime: null, keys: { p256dh: created.p256dh, auth: created.auth } });
  });
  router.post('/subscriptions/:id/gone', (request, response) => {
    const one = subscriptions.get(request.params.id);
    if (one) one.isGone = true;
    store.changed();
    response.redirect(303, '/push');
  });
  router.get('/messages', (request, response) => {
    const { subscription: id } = filter.safeParse(request.query).data ?? {};
    const newest = [...pushes.values()].reverse();
    response.json({ messages: newest.filter((one) => id === undefined || one.subscription === id) });
  });
  router.get('/', (_request, response) => {
    const { push: words } = texts;
    const body = html`<p><a href="/">${texts.home.title}</a></p><h1>${words.title}</h1>
${pushes.size === 0 && html`<p class="quiet">${words.none}</p>`}
${[...pushes.values()].reverse().map(
  (one) => html`<article class="card"><p class="text">${one.text}</p>
<p class="quiet">${one.at} · TTL ${one.ttl} ${one.topic !== undefined && `· ${one.topic}`}</p>
<form method="post" action="/push/subscriptions/${one.subscription}/gone"><button>${words.gone}</button></form></article>`,
)}`;
    sendPage(response, { title: words.title, body });
  });
  return { router };
}
