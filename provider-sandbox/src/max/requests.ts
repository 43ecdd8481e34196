import { z } from 'zod';
import type { Button } from '../chats/bots.ts';

const link = z
  .string()
  .max(2048)
  .refine((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''));
const label = z.string().min(1).max(128);

const button = z.discriminatedUnion('type', [
  z.object({ type: z.literal('callback'), text: label, payload: z.string().min(1).max(1024) }),
  z.object({ type: z.literal('link'), text: label, url: link }),
]);

const keyboard = z.object({
  type: z.literal('inline_keyboard'),
  payload: z.object({ buttons: z.array(z.array(button).max(7)).max(30) }),
});

export const messageRequest = z.object({
  text: z.string().max(4000).nullish(),
  attachments: z.array(keyboard).max(1).nullish(),
});

type Body = z.output<typeof messageRequest>;

export const buttonsOf = ({ attachments }: Body): Button[][] =>
  (attachments?.[0]?.payload.buttons ?? []).map((row) =>
    row.map((one) => (one.type === 'link' ? { text: one.text, url: one.url } : { text: one.text, data: one.payload })),
  );

const number = z.coerce.number().int();

export const recipientQuery = z.object({ user_id: number.optional(), chat_id: number.optional() });
export const messageNamed = z.object({ message_id: z.string().max(100) });
export const callbackNamed = z.object({ callback_id: z.string().max(100) });
export const answerRequest = z.object({
  message: messageRequest.nullish(),
  notification: z.string().max(200).nullish(),
});
export const getUpdates = z.object({
  marker: number.optional(),
  limit: number.min(1).max(1_000).default(100),
  timeout: number.min(0).max(90).default(30),
  types: z
    .string()
    .max(1_000)
    .default('')
    .transform((types) => types.split(',').filter(Boolean)),
});
export const subscriptionRequest = z.object({
  url: z.string().max(2048),
  update_types: z.array(z.string().max(64)).max(50).default([]),
  secret: z
    .string()
    .regex(/^[\w-]{5,256}$/)
    .optional(),
});
export const deleteSubscriptionQuery = z.object({ url: z.string().max(2048) });
export const commands = z.object({
  commands: z.array(z.object({ name: z.string().min(1).max(64), description: z.string().max(128).nullish() })).max(32),
});
