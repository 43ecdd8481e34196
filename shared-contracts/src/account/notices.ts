import { z } from 'zod';
import { readList, readText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, instant, timeOfDay } from '../wire/primitives.ts';
import { pushSubscription } from './push.ts';

/** What a merchant may be told of, as the settings list it. */
export const noticeKinds = ['placed', 'paid', 'reported', 'canceled', 'signed_in'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Where a merchant is told of it. */
export const noticeChannels = ['bot', 'push', 'email'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Whether one kind of event is told of in one channel. */
export interface NoticeSwitch {
  kind: NoticeKind;
  channel: NoticeChannel;
  on: boolean;
}

/** Hours in which nothing makes a sound, in the shop's time zone, as `HH:MM`; over midnight where `from` is later than `to`. */
export interface QuietHours {
  from: string;
  to: string;
}

/** What a merchant hears, where, and when. */
export interface NoticeSettings {
  switches: NoticeSwitch[];
  /** Null where there are none. */
  quiet: QuietHours | null;
}

/** The same, and what is known of whether it reaches anybody. */
export interface NoticeState extends NoticeSettings {
  /** Whether it is settled where the merchant hears: in a chat, in a browser, by what was chosen here, or by a mail that is known to come. */
  settled: boolean;
  /** Whether the account's e-mail is known to be the merchant's: until then a mail has nobody's words. */
  emailConfirmed: boolean;
}

/** Browsers of one merchant that hear by push; as the next one is added, the one that was here longest ago goes. */
export const maxPushDevices = 20;

/** A browser that hears by push. */
export interface PushDevice {
  id: string;
  /** What the browser says it is. */
  userAgent: string;
  addedAt: string;
  /** Added by the session that asks. */
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

function readSettings(body: unknown): NoticeState {
  const { switches, quiet, settled, email_confirmed } = z
    .looseObject({ switches: z.unknown(), quiet: z.unknown() })
    .parse(body);
  return {
    switches: readList(switches, switchWire),
    quiet: quietWire.nullable().catch(null).parse(quiet),
    settled: settled !== false,
    emailConfirmed: email_confirmed !== false,
  };
}

const common = { group: 'notifications', access: 'merchant' } as const;

/**
 * What the merchant is told of, where and when. Until the merchant says otherwise all is on; by mail orders and payments alone, as long as no chat
 * and no browser is told.
 */
export const readNoticeSettings = operation({
  name: 'readNoticeSettings',
  readOnly: true,
  path: '/notices/settings',
  ...common,
  request: z.object({}),
  response: settingsWire,
  decode: readSettings,
});

/** Changes what is given; what is not named stays as it is. */
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
  decode: readSettings,
});

const deviceWire = z.object({ push_id: z.string(), user_agent: z.string(), added_at: instant, current: z.boolean() });
/** `key`: the platform's public key of RFC 8292, in base64url. */
const devicesWire = z.object({ key: z.string(), devices: z.array(deviceWire) });

function readDevices(body: unknown): { key: string; devices: PushDevice[] } {
  const { key, devices } = z.looseObject({ key: z.unknown(), devices: z.unknown() }).parse(body);
  return {
    key: readText(key),
    devices: readList(devices, deviceWire).map(({ push_id, user_agent, added_at, current }) => ({
      id: push_id,
      userAgent: user_agent,
      addedAt: added_at,
      current,
    })),
  };
}

/** The browsers that hear by push, and the key that a browser subscribes with. */
export const readPushDevices = operation({
  name: 'readPushDevices',
  readOnly: true,
  path: '/push/devices',
  ...common,
  request: z.object({}),
  response: devicesWire,
  decode: readDevices,
});

/** Has a browser hear by push, as long as its session is not ended. Known already, it belongs to this session from now on. */
export const addPushDevice = operation({
  name: 'addPushDevice',
  path: '/push/devices/add',
  ...common,
  request: pushSubscription,
  response: z.object({ push_id: z.string() }),
  decode: (body) => ({ id: readText(z.looseObject({}).parse(body).push_id) }),
});

/** A browser hears no more. One that is not there any more is a success that changes nothing. */
export const removePushDevice = operation({
  name: 'removePushDevice',
  path: '/push/devices/remove',
  ...common,
  request: z.object({ push_id: id }),
  response: devicesWire,
  encode: ({ id }: { id: string }) => ({ push_id: id }),
  decode: readDevices,
});

/** Sends a push that says nothing, so that a browser can be tried. */
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
