import { proposeProductTexts, typedText } from 'shared-contracts';
import { z } from 'zod';
import { Refusal } from '../../common/refusal.ts';
import { findShopPicture } from '../../content/index.ts';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { ask } from '../providers/ask.ts';
import { GenerationFailure } from '../providers/index.ts';
import { texts } from '../texts.ts';

const timeout = 30_000;

const pictureWidth = 640;

const answered = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.string() }) })).min(1),
});
const proposed = z.object({ title: typedText().min(1), description: typedText() });

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
};

async function pictureOf({ db, pictures }: AppContext, merchantId: string, contentId: string, signal: AbortSignal) {
  const row = await findShopPicture(db, merchantId, contentId);
  const who = { owner: merchantId, signal };
  const bytes = row && (await pictures.variant(row.bucket, row.key, pictureWidth, 'jpeg', who));
  if (!bytes) throw new Refusal('not_found');
  return { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${bytes.toString('base64')}` } };
}

export default bindRoute(
  proposeProductTexts,
  async ({ context, caller: { merchantId }, signal, body: { content_id, words } }) => {
    const { chat } = context.config.generator;
    if (!chat) throw new Refusal('not_found');
    await enforceRateLimit(context, ['textsProposed', merchantId]);
    const picture = content_id ? [await pictureOf(context, merchantId, content_id, signal)] : [];
    try {
      const { status, body } = await ask(`${chat.url}/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${chat.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          model: chat.model,
          messages: [
            { role: 'system', content: texts.prompts.productTexts },
            { role: 'user', content: [{ type: 'text', text: texts.prompts.sellersWords(words) }, ...picture] },
          ],
        }),
        signal,
        timeout,
      });
      const content = status === 200 ? answered.safeParse(body).data?.choices[0]?.message.content : undefined;
      const answer = proposed.safeParse(jsonIn(content ?? '')).data;
      if (!answer) throw new GenerationFailure('provider_failed', `status ${status}`);
      return answer;
    } catch (error) {
      if (!(error instanceof GenerationFailure)) throw error;
      context.log.warn({ err: error }, 'texts were not proposed');
      throw new Refusal('provider_unavailable');
    }
  },
);
