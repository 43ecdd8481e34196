import type { BotChannel } from 'shared-contracts';
import { z } from 'zod';

/** `press` is the button's data, 64 bytes at most. A page with `app` opens inside a messenger that can do so, and then learns who opened it. */
export type Button = { text: string } & ({ press: string } | { url: string; app?: string });

export interface Message {
  text: string;
  /** Ranges of text that others wrote, in UTF-16 units: nothing in them becomes a link or a command. */
  verbatim: readonly { offset: number; length: number }[];
  buttons: readonly (readonly Button[])[];
  picture?: string;
}

export const commands = ['start', 'stop', 'orders', 'today', 'help'] as const;

export const maxChatNameLength = 80;

const commandForm = /^\/([a-z]{1,20})(?:@\w{1,40})?(?:\s+(\S{1,64}))?\s*$/;

export function commandIn(text: string): { command: (typeof commands)[number]; argument: string } {
  const [, word = '', argument = ''] = commandForm.exec(text) ?? [];
  return { command: commands.find((one) => one === word) ?? 'help', argument };
}

/** What a person did in a private chat with the bot. Groups are ignored: anybody there could press a button. */
export const botEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('command'),
    /** The same whenever the messenger delivers the event again. */
    id: z.string(),
    chat: z.string(),
    name: z.string(),
    command: z.enum(commands),
    argument: z.string(),
  }),
  z.object({
    kind: z.literal('press'),
    id: z.string(),
    chat: z.string(),
    press: z.string(),
    pressId: z.string(),
    message: z.string(),
  }),
  z.object({ kind: z.literal('blocked'), id: z.string(), chat: z.string(), blocked: z.boolean() }),
]);
export type BotEvent = z.infer<typeof botEvent>;

/** Resolves once the event is stored; only then may it be acknowledged to the messenger. */
export type Receive = (event: BotEvent) => Promise<void>;

interface Webhook {
  url: string;
  secret: string;
}

export interface MessengerClient {
  introduce(menu: readonly { command: string; description: string }[]): Promise<string>;
  send(chat: string, message: Message, how?: { silent?: boolean }): Promise<string>;
  edit(chat: string, messageId: string, message: Message): Promise<void>;
  answer(pressId: string, text: string): Promise<void>;
  listen(
    receive: Receive,
    webhook: Webhook | null,
    report: (failure: ChannelFailure) => void,
    signal: AbortSignal,
  ): Promise<void>;
  read(update: unknown): BotEvent | null;
}

/** A failed call to a messenger. Its message holds neither the token nor what was sent. */
export class ChannelFailure extends Error {
  override name = 'ChannelFailure';
}

export class ChatBlocked extends ChannelFailure {
  override name = 'ChatBlocked';
}

export class MessageGone extends ChannelFailure {
  override name = 'MessageGone';
}

export class TooManyCalls extends ChannelFailure {
  override name = 'TooManyCalls';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

export interface Bots {
  on: readonly BotChannel[];
  client(kind: BotChannel): Promise<MessengerClient>;
  throttle(kind: BotChannel): ChatThrottle;
}

export interface ChatThrottle {
  /**
   * Takes a chat's turn to send.
   * @param postponed whether the caller was postponed before, and now returns
   * @returns null where it may send now; else the milliseconds until it should return
   */
  take(chat: string, postponed: boolean): number | null;
  pause(chat: string, seconds: number): void;
}
