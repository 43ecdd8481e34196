import express, { type Request, type Response, type Router } from 'express';
import { truncate } from 'shared-contracts';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { drawPicture, isRefused } from './draw.ts';

const maxBytes = 60 * 1024 * 1024;

const imageRequest = z.object({
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  n: z.coerce.number().int().min(1).max(10).default(1),
});

const chat = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })).min(1),
});

const say = (response: Response, status: number, code: string, message: string): void => {
  response.status(status).json({ error: { code, message, type: 'error', param: null } });
};

async function formOf(request: Request): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  return new Response(new Uint8Array(request.body), { headers: { 'content-type': type } }).formData();
}

const answer = (response: Response, images: readonly Buffer[]): void => {
  response.json({ created: 0, data: images.map((image) => ({ b64_json: image.toString('base64') })) });
};

function proposed(messages: z.output<typeof chat>['messages']): string {
  const text = JSON.stringify(messages.at(-1)?.content ?? '');
  const words = /Слова продавца: ([^"\\]*)/.exec(text)?.[1]?.trim() ?? '';
  // The prompt may also contain earlier proposals, so only the first sentence of the seller's own words is used.
  const first = words.split(/[.!?…]/)[0]?.trim() ?? '';
  const title = first && first !== 'нет' ? truncate(first, 60).trim() : 'Букет из песочницы';
  return JSON.stringify({ title, description: `${title}. Описание придумала песочница провайдеров.` });
}

export function createOpenAi(context: Context): { router: Router } {
  const router = express.Router();
  router.use((request, response, next) => {
    if (/^Bearer \S+$/.test(request.headers.authorization ?? '')) next();
    else say(response, 401, 'invalid_api_key', 'Incorrect API key provided');
  });
  router.use(
    injectFaults(context, 'images', {
      tooMany: (response) => say(response, 429, 'rate_limit_exceeded', 'Rate limit reached'),
      failed: (response, status, reason) => say(response, status, 'server_error', reason),
    }),
  );
  router.post('/images/generations', express.json({ limit: '256kb' }), (request, response) => {
    const { data, error } = imageRequest.safeParse(request.body);
    if (error) return say(response, 400, 'invalid_value', z.prettifyError(error));
    if (isRefused(data.prompt)) return say(response, 400, 'moderation_blocked', 'Rejected by the safety system');
    answer(
      response,
      Array.from({ length: data.n }, (_, at) => drawPicture(data.prompt, at)),
    );
  });
  router.post(
    '/images/edits',
    express.raw({ type: 'multipart/form-data', limit: maxBytes }),
    async (request, response) => {
      const form = await formOf(request);
      const { data, error } = imageRequest.safeParse(
        Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')),
      );
      if (error) return say(response, 400, 'invalid_value', z.prettifyError(error));
      const images = form.getAll('image[]').filter((value) => value instanceof Blob);
      if (images.length === 0) return say(response, 400, 'missing_required_parameter', 'image is needed');
      if (isRefused(data.prompt)) return say(response, 400, 'moderation_blocked', 'Rejected by the safety system');
      const drawn = drawPicture(data.prompt, 0);
      const sent = Buffer.from(await (images[0] as Blob).arrayBuffer());
      answer(
        response,
        Array.from({ length: data.n }, (_, at) =>
          at === 0 && drawn.length > 2_000 ? sent : drawPicture(data.prompt, at),
        ),
      );
    },
  );
  router.post('/chat/completions', express.json({ limit: '4mb' }), (request, response) => {
    const { data, error } = chat.safeParse(request.body);
    if (error) return say(response, 400, 'invalid_value', z.prettifyError(error));
    const message = { role: 'assistant', content: proposed(data.messages) };
    response.json({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
  });
  return { router };
}
