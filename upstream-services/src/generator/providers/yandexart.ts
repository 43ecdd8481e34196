import { truncate } from 'shared-contracts';
import { z } from 'zod';
import { ask } from './ask.ts';
import { promptOf } from './prompts.ts';
import { GenerationFailure, type ImageProvider } from './provider.ts';

interface YandexArtSettings {
  url: string;
  key: string;
  modelUri: string;
}

const timeout = 20_000;
const mostCharacters = 500;

const operationSchema = z.looseObject({
  id: z.string().min(1),
  done: z.boolean().default(false),
  error: z.looseObject({ code: z.number().catch(0), message: z.string().catch('') }).optional(),
  response: z.looseObject({ image: z.string().min(1) }).optional(),
});

/** gRPC's INVALID_ARGUMENT; with a message that matches `moderated`, moderation has refused the request. */
const invalidArgument = 3;
const moderated = /недопустим|не могу|запрещ|moderat|policy|safety/i;

function failureOf({ code, message }: { code: number; message: string }): GenerationFailure {
  if (code === invalidArgument && moderated.test(message)) return new GenerationFailure('moderation', 'refused');
  return new GenerationFailure('provider_failed', `code ${code}`);
}

export function createYandexArt({ url, key, modelUri }: YandexArtSettings): ImageProvider {
  const headers = { authorization: `Api-Key ${key}`, 'content-type': 'application/json' };

  function operationIn(status: number, body: unknown): z.output<typeof operationSchema> {
    const refused = z.looseObject({ code: z.number().catch(0), message: z.string().catch('') }).safeParse(body).data;
    if (status !== 200) throw failureOf(refused ?? { code: 0, message: '' });
    const operation = operationSchema.safeParse(body).data;
    if (!operation) throw new GenerationFailure('provider_failed', 'an unreadable answer');
    return operation;
  }

  return {
    takesImages: false,
    most: 1,
    async submit(commission) {
      const { signal, report } = commission;
      await report(20, 'provider');
      const text = promptOf(commission);
      const body = JSON.stringify({
        modelUri,
        messages: [{ text: truncate(text, mostCharacters), weight: 1 }],
        generationOptions: { mimeType: 'image/jpeg', aspectRatio: { widthRatio: 1, heightRatio: 1 } },
      });
      const path = `${url}/foundationModels/v1/imageGenerationAsync`;
      const answer = await ask(path, { method: 'POST', headers, body, signal, timeout });
      return { externalId: operationIn(answer.status, answer.body).id };
    },
    async poll(externalId, signal) {
      const path = `${url}/operations/${encodeURIComponent(externalId)}`;
      const { status, body } = await ask(path, { headers, signal, timeout });
      const { done, error, response } = operationIn(status, body);
      if (error) throw failureOf(error);
      if (!done) return { state: 'running' };
      if (!response) throw new GenerationFailure('provider_failed', 'done without a picture');
      return { state: 'succeeded', images: [Buffer.from(response.image, 'base64')] };
    },
  };
}
