import { z } from 'zod';
import { operation } from '../wire/operation.ts';
import { id, typedText } from '../wire/primitives.ts';

export const proposeProductTexts = operation({
  group: 'api',
  access: 'merchant',
  name: 'proposeProductTexts',
  path: '/generator-api/v1/propose-texts',
  owned: [{ field: 'content_id', kind: 'content' }],
  request: z.object({ content_id: id.optional(), words: typedText().max(1000) }),
  response: z.object({ title: z.string(), description: z.string() }),
  errors: ['not_found', 'provider_unavailable'],
  encode: ({ contentId, words }: { contentId?: string; words: string }) => ({ content_id: contentId, words }),
});
