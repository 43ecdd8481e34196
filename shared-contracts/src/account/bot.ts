import { z } from 'zod';
import { operation } from '../wire/operation.ts';

/** Makes a token that binds a Telegram chat to the shop (promises 3.17.1, 7.38.1). */
export const generateBotToken = operation({
  name: 'generateBotToken',
  summary: 'Make a token that binds a Telegram chat',
  group: 'notifications',
  path: '/bot-auth/generate',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ token: z.string(), expiresAt: z.string() }),
});

/** Whether a Telegram chat is bound (promises 3.17.1, 7.39.1). */
export const readBotStatus = operation({
  name: 'readBotStatus',
  summary: 'Whether a Telegram chat is bound',
  method: 'GET',
  group: 'notifications',
  path: '/bot-auth/status',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ isTelegramAdded: z.boolean() }),
  decode: (body) => ({ bound: z.object({ isTelegramAdded: z.boolean() }).parse(body).isTelegramAdded }),
});
