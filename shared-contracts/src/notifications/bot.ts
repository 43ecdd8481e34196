import { z } from 'zod';
import { type BotChannel, botChannels } from '../wire/enums.ts';
import { parseEnum, parseList, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, instant } from '../wire/primitives.ts';

export interface BotChannelState {
  channel: BotChannel;
  on: boolean;
  start: string | null;
}

export interface BotDevice {
  id: string;
  channel: BotChannel;
  name: string;
  linkedAt: string;
  blocked: boolean;
}

export const generateBotToken = operation({
  name: 'generateBotToken',
  group: 'notifications',
  path: '/bot-auth/generate',
  access: 'merchant',
  request: z.object({}),
  response: z.object({ token: z.string(), expiresAt: z.string() }),
});

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
    channels: parseList(channels, channelWire),
    devices: parseList(devices, deviceWire).map((device) => ({
      id: device.device_id,
      channel: parseEnum(botChannels, device.channel),
      name: parseText(device.name),
      linkedAt: device.linked_at,
      blocked: device.blocked,
    })),
  };
}

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

export const receiveTelegramUpdate = operation({
  name: 'receiveTelegramUpdate',
  group: 'notifications',
  path: '/bot/telegram/webhook',
  access: 'provider',
  request: z.looseObject({ update_id: z.int() }),
  response: z.object({}),
  errors: ['forbidden', 'not_found'],
});

export const receiveMaxUpdate = operation({
  name: 'receiveMaxUpdate',
  group: 'notifications',
  path: '/bot/max/webhook',
  access: 'provider',
  request: z.looseObject({ update_type: z.string().max(64) }),
  response: z.object({}),
  errors: ['forbidden', 'not_found'],
});

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
    links: parseList(
      z.looseObject({ links: z.unknown() }).parse(body).links,
      z.object({ channel: z.enum(botChannels), address: z.string() }),
    ).filter(({ address }) => /^https?:\/\//.test(address)),
  }),
});
