import { z } from 'zod';
import { type BotChannel, botChannels } from '../wire/enums.ts';
import { readEnum, readList, readText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, instant } from '../wire/primitives.ts';

/** A messenger as the settings show it. */
export interface BotChannelState {
  channel: BotChannel;
  /** Whether the platform has a bot there. */
  on: boolean;
  /** Address of the bot's chat, at whose end the token is put; null until the bot has been reached for the first time. */
  start: string | null;
}

/** A chat that is linked to the shop. */
export interface BotDevice {
  id: string;
  channel: BotChannel;
  /** Of the person, as the messenger says it. */
  name: string;
  linkedAt: string;
  /** The person has blocked the bot: nothing gets there. */
  blocked: boolean;
}

/** Makes a token that binds a chat to the shop (promises 3.17.1, 7.38.1). It works once, and for ten minutes. */
export const generateBotToken = operation({
  name: 'generateBotToken',
  group: 'notifications',
  path: '/bot-auth/generate',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ token: z.string(), expiresAt: z.string() }),
});

/** Whether a Telegram chat is bound (promises 3.17.1, 7.39.1). */
export const readBotStatus = operation({
  name: 'readBotStatus',
  method: 'GET',
  group: 'notifications',
  path: '/bot-auth/status',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ isTelegramAdded: z.boolean() }),
  decode: (body) => ({ bound: z.object({ isTelegramAdded: z.boolean() }).parse(body).isTelegramAdded }),
});

const channelWire = z.object({ channel: z.enum(botChannels), on: z.boolean(), start: z.string().nullable() });
const deviceWire = z.object({
  device_id: z.string(),
  channel: z.enum(botChannels),
  name: z.string(),
  linked_at: instant,
  blocked: z.boolean(),
});
const devicesWire = z.object({ channels: z.array(channelWire), devices: z.array(deviceWire) });

function readDevices(body: unknown): { channels: BotChannelState[]; devices: BotDevice[] } {
  const { channels, devices } = z.looseObject({ channels: z.unknown(), devices: z.unknown() }).parse(body);
  return {
    channels: readList(channels, channelWire),
    devices: readList(devices, deviceWire).map((device) => ({
      id: device.device_id,
      channel: readEnum(botChannels, device.channel),
      name: readText(device.name),
      linkedAt: device.linked_at,
      blocked: device.blocked,
    })),
  };
}

/** The messengers there are, and the chats that are linked to the shop. */
export const readBotDevices = operation({
  name: 'readBotDevices',
  readOnly: true,
  group: 'notifications',
  path: '/bot-auth/devices',
  access: 'merchant',
  request: z.object({}),
  response: devicesWire,
  decode: readDevices,
});

/** Unlinks a chat. One that is not there any more is a success that changes nothing. */
export const unlinkBotDevice = operation({
  name: 'unlinkBotDevice',
  group: 'notifications',
  path: '/bot-auth/unlink',
  access: 'merchant',
  request: z.object({ device_id: id }),
  response: devicesWire,
  encode: ({ id }: { id: string }) => ({ device_id: id }),
  decode: readDevices,
});

/** Telegram hands on what was written to the bot. It is listened to where it names the secret that was agreed on. */
export const receiveTelegramUpdate = operation({
  name: 'receiveTelegramUpdate',
  group: 'notifications',
  path: '/bot/telegram/webhook',
  access: 'provider',
  request: z.looseObject({ update_id: z.int() }),
  response: z.object({}),
  errors: ['forbidden', 'not_found'],
});

/** MAX hands on what was written to the bot. It is listened to where it names the secret that was agreed on. */
export const receiveMaxUpdate = operation({
  name: 'receiveMaxUpdate',
  group: 'notifications',
  path: '/bot/max/webhook',
  access: 'provider',
  request: z.looseObject({ update_type: z.string().max(64) }),
  response: z.object({}),
  errors: ['forbidden', 'not_found'],
});

/** Makes links to the bots by which whoever has an order's page may follow it in a messenger: once, within ten minutes. */
export const followInMessenger = operation({
  name: 'followInMessenger',
  group: 'orders',
  path: '/user-api/v1/order/follow-in-messenger',
  access: 'none',
  request: z.object({ order_token: z.string().min(1).max(100) }),
  response: z.object({
    links: z.array(z.object({ channel: z.enum(botChannels), address: z.string() })),
    expiresAt: z.string(),
  }),
  errors: ['not_found'],
  encode: ({ token }: { token: string }) => ({ order_token: token }),
  decode: (body) => ({
    links: readList(
      z.looseObject({ links: z.unknown() }).parse(body).links,
      z.object({ channel: z.enum(botChannels), address: z.string() }),
    ).filter(({ address }) => /^https?:\/\//.test(address)),
  }),
});
