import { z } from 'zod';
import { ask, type ProviderAnswer } from './ask.ts';
import { promptOf } from './prompts.ts';
import { GenerationFailure, type ImageProvider } from './provider.ts';

interface OpenAiSettings {
  url: string;
  key: string;
  model: string;
}

/** Milliseconds for one answer: such services draw while the call waits. */
const timeout = 180_000;

const answered = z.looseObject({ data: z.array(z.looseObject({ b64_json: z.string() })).min(1) });
const refused = z.looseObject({
  error: z.looseObject({ code: z.string().nullable().catch(null), message: z.string().catch('') }),
});

const moderated = /moderation|safety|content_policy/i;

function imagesIn({ status, body }: ProviderAnswer): Buffer[] {
  if (status === 200) {
    const images = answered.safeParse(body).data?.data;
    if (!images) throw new GenerationFailure('provider_failed', 'an answer without pictures');
    return images.map(({ b64_json }) => Buffer.from(b64_json, 'base64'));
  }
  const { code, message } = refused.safeParse(body).data?.error ?? { code: null, message: '' };
  if (moderated.test(code ?? '') || moderated.test(message)) throw new GenerationFailure('moderation', 'refused');
  throw new GenerationFailure('provider_failed', `status ${status} ${code ?? ''}`.trim());
}

export function createOpenAi({ url, key, model }: OpenAiSettings): ImageProvider {
  const headers = { authorization: `Bearer ${key}` };
  return {
    takesImages: true,
    most: 4,
    async submit(commission) {
      const { images, variants: n, signal, report } = commission;
      const prompt = promptOf(commission);
      await report(20, 'provider');
      if (images.length === 0) {
        const body = JSON.stringify({ model, prompt, n, size: '1024x1024', response_format: 'b64_json' });
        const json = { ...headers, 'content-type': 'application/json' };
        const answer = await ask(`${url}/images/generations`, { method: 'POST', headers: json, body, signal, timeout });
        return { images: imagesIn(answer) };
      }
      const body = new FormData();
      for (const [name, value] of Object.entries({ model, prompt, n: String(n), size: '1024x1024' }))
        body.set(name, value);
      for (const [at, image] of images.entries()) {
        body.append('image[]', new Blob([new Uint8Array(image)], { type: 'image/png' }), `input-${at}.png`);
      }
      const answer = await ask(`${url}/images/edits`, { method: 'POST', headers, body, signal, timeout });
      return { images: imagesIn(answer) };
    },
  };
}
