import { z } from 'zod';
import { parseList, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, instant, timeOfDay } from '../wire/primitives.ts';
import { pushSubscription } from './push.ts';

export const noticeKinds = ['placed', 'paid', 'reported', 'canceled', 'signed_in'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeChannels = ['bot', 'push', 'email'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

export interface NoticeSwitch {
  kind: NoticeKind;
  channel: NoticeChannel;
  on: boolean;
}

/** Hours without sound, in the shop's time zone, as `HH:MM`. They last over midnight where `from` is later than `to`. */
export interface QuietHours {
  from: string;
  to: string;
}

export interface NoticeSettings {
  switches: NoticeSwitch[];
  quiet: QuietHours | null;
}

export interface NoticeState extends NoticeSettings {
  settled: boolean;
  emailConfirmed: boolean;
}

export const maxPushDevices = 20;

export interface PushDevice {
  id: string;
  userAgent: string;
  addedAt: string;
  current: boolean;
}

const switchWire = z.object({ kind: z.enum(noticeKinds), channel: z.enum(noticeChannels), on: z.boolean() });
const quietWire = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to, 'two different times');
const settingsWire = z.object({
  switches: z.array(switchWire),
  quiet: quietWire.nullable(),
  settled: z.boolean(),
  email_confirmed: z.boolean(),
});

function parseSettings(body: unknown): NoticeState {
  const { switches, quiet, settled, email_confirmed } = z
    .looseObject({ switches: z.unknown(), quiet: z.unknown() })
    .parse(body);
  return {
    switches: parseList(switches, switchWire),
    quiet: quietWire.nullable().catch(null).parse(quiet),
    settled: settled !== false,
    emailConfirmed: email_confirmed !== false,
  };
}

const common = { group: 'notifications', access: 'merchant' } as const;

/** By default all notices are on. By e-mail only those about orders and payments are sent, and only while no chat and no browser is linked. */
export const readNoticeSettings = operation({
  name: 'readNoticeSettings',
  readOnly: true,
  path: '/notices/settings',
  ...common,
  request: z.object({}),
  response: settingsWire,
  decode: parseSettings,
});

export const updateNoticeSettings = operation({
  name: 'updateNoticeSettings',
  path: '/notices/settings/update',
  ...common,
  request: z.object({
    switches: z
      .array(switchWire)
      .max(noticeKinds.length * noticeChannels.length)
      .optional(),
    quiet: quietWire.nullable().optional(),
  }),
  response: settingsWire,
  encode: ({ switches, quiet }: Partial<NoticeSettings>) => ({ switches, quiet }),
  decode: parseSettings,
});

const deviceWire = z.object({ push_id: z.string(), user_agent: z.string(), added_at: instant, current: z.boolean() });
const devicesWire = z.object({ key: z.string(), devices: z.array(deviceWire) });

function readDevices(body: unknown): { key: string; devices: PushDevice[] } {
  const { key, devices } = z.looseObject({ key: z.unknown(), devices: z.unknown() }).parse(body);
  return {
    key: parseText(key),
    devices: parseList(devices, deviceWire).map(({ push_id, user_agent, added_at, current }) => ({
      id: push_id,
      userAgent: user_agent,
      addedAt: added_at,
      current,
    })),
  };
}

export const readPushDevices = operation({
  name: 'readPushDevices',
  readOnly: true,
  path: '/push/devices',
  ...common,
  request: z.object({}),
  response: devicesWire,
  decode: readDevices,
});

export const addPushDevice = operation({
  name: 'addPushDevice',
  path: '/push/devices/add',
  ...common,
  request: pushSubscription,
  response: z.object({ push_id: z.string() }),
  decode: (body) => ({ id: parseText(z.looseObject({}).parse(body).push_id) }),
});

export const removePushDevice = operation({
  name: 'removePushDevice',
  path: '/push/devices/remove',
  ...common,
  request: z.object({ push_id: id }),
  response: devicesWire,
  encode: ({ id }: { id: string }) => ({ push_id: id }),
  decode: readDevices,
});

export const testPushDevice = operation({
  name: 'testPushDevice',
  path: '/push/devices/test',
  ...common,
  request: z.object({ push_id: id }),
  response: z.object({}),
  errors: ['not_found'],
  encode: ({ id }: { id: string }) => ({ push_id: id }),
  decode: () => null,
});
