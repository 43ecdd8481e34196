import { randomBytes } from 'node:crypto';
import express, { type Response, type Router } from 'express';
import { z } from 'zod';
import { BoundedMap } from '../common/bounded-map.ts';
import type { Context } from '../context.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { drawPicture, isRefused } from './draw.ts';

const maxOperations = 500;
const pollsBefore = 1;

const imageRequest = z.object({
  modelUri: z.string().startsWith('art://'),
  messages: z.array(z.object({ text: z.string().min(1).max(500), weight: z.coerce.number().optional() })).min(1),
  generationOptions: z.object({}).loose().optional(),
});

const say = (response: Response, status: number, code: number, message: string): void => {
  response.status(status).json({ error: message, code, message, details: [] });
};

export function createYandexArt(context: Context): { router: Router } {
  const operations = new BoundedMap<string, { prompt: string; polls: number }>(maxOperations);
  const router = express.Router();
  router.use((request, response, next) => {
    if (/^Api-Key \S+$/.test(request.headers.authorization ?? '')) next();
    else say(response, 401, 16, 'Unknown api key');
  });
  router.use(
    injectFaults(context, 'images', {
      tooMany: (response) => say(response, 429, 8, 'Too many requests'),
      failed: (response, status, reason) => say(response, status, 13, reason),
    }),
  );
  router.post('/foundationModels/v1/imageGenerationAsync', express.json({ limit: '64kb' }), (request, response) => {
    const { data, error } = imageRequest.safeParse(request.body);
    if (error) return say(response, 400, 3, z.prettifyError(error));
    const prompt = data.messages.map(({ text }) => text).join(' ');
    if (isRefused(prompt)) return say(response, 400, 3, 'Запрос содержит недопустимые темы');
    const id = randomBytes(10).toString('hex');
    operations.set(id, { prompt, polls: 0 });
    response.json({ id, description: '', createdAt: context.now().toISOString(), done: false });
  });
  router.get('/operations/:id', (request, response) => {
    const { id } = request.params;
    const operation = operations.get(id);
    if (!operation) return say(response, 404, 5, 'Operation not found');
    operation.polls += 1;
    if (operation.polls <= pollsBefore) return void response.json({ id, done: false });
    response.json({ id, done: true, response: { image: drawPicture(operation.prompt, 0).toString('base64') } });
  });
  return { router };
}
