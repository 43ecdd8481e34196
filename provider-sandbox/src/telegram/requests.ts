import { z } from 'zod';
import type { Button } from '../chats/bots.ts';

const bytes = (text: string): number => Buffer.byteLength(text);
const link = z
  .string()
  .max(2048)
  .refine((url) => /^(?:https?|tg):$/.test(URL.parse(url)?.protocol ?? ''));

const button = z
  .object({
    text: z.string().min(1).max(256),
    url: link.optional(),
    callback_data: z.string().min(1).optional(),
    web_app: z.object({ url: link }).optional(),
  })
  .transform(
    ({ text, url, callback_data, web_app }): Button => ({ text, url, data: callback_data, app: web_app?.url }),
  );

export const keyboard = z.array(z.array(button).max(8)).max(100);

export const isValidKeyboard = (rows: readonly (readonly Button[])[]): boolean =>
  rows.flat().every(({ url, data, app }) => {
    const doings = [url, data, app].filter((one) => one !== undefined);
    return doings.length === 1 && (data === undefined || bytes(data) <= 64);
  });

const markup = z.object({ inline_keyboard: keyboard.default([]) }).optional();
const id = z.union([z.number(), z.string().max(64)]);
const types = z.array(z.string().max(64)).max(50).default([]);

const entity = z.object({ offset: z.number().int().min(0), length: z.number().int().min(1) });

export const sendMessageRequest = z.object({
  chat_id: id,
  text: z.string(),
  entities: z.array(entity).max(100).default([]),
  parse_mode: z.string().optional(),
  reply_markup: markup,
});
export const editMessageRequest = sendMessageRequest.extend({ message_id: z.number(), text: z.string().optional() });
export const chatNamed = z.object({ chat_id: id });
export const answerCallbackRequest = z.object({
  callback_query_id: z.string().max(64),
  text: z.string().max(200).optional(),
});
export const getUpdates = z.object({
  offset: z.number().int().default(0),
  limit: z.number().int().min(1).max(100).default(100),
  timeout: z.number().int().min(0).max(50).default(0),
  allowed_updates: types,
});
export const setWebhookRequest = z.object({
  url: z.string().max(2048),
  secret_token: z
    .string()
    .regex(/^[\w-]{1,256}$/)
    .optional(),
  allowed_updates: types,
  drop_pending_updates: z.boolean().default(false),
});
export const deleteWebhookRequest = z.object({ drop_pending_updates: z.boolean().default(false) });
export const commands = z.object({
  commands: z
    .array(z.object({ command: z.string().regex(/^[a-z0-9_]{1,32}$/), description: z.string().min(1).max(256) }))
    .max(100),
});
export const menuRequest = z.object({
  menu_button: z
    .object({ type: z.string(), text: z.string().max(64).optional(), web_app: z.object({ url: link }).optional() })
    .default({ type: 'default' }),
});
