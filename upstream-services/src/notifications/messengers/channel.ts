import type { BotChannel } from 'shared-contracts';
import { z } from 'zod';

/**
 * `press` holds 64 bytes at most. A page with `app` opens inside a messenger that can do so, which tells the page who
 * opened it.
 */
export type Button = { text: string } & ({ press: string } | { url: string; app?: string });

export interface Message {
  text: string;
  /** Where others' words stand in it, in UTF-16 units: nothing of them becomes a link or a command. */
  verbatim: readonly { offset: number; length: number }[];
  buttons: readonly (readonly Button[])[];
  picture?: string;
}

export const commands = ['start', 'stop', 'orders', 'today', 'help'] as const;

export const maxName = 80;

const commandForm = /^\/([a-z]{1,20})(?:@\w{1,40})?(?:\s+(\S{1,64}))?\s*$/;

export function commandIn(text: string): { command: (typeof commands)[number]; argument: string } {
  const [, word = '', argument = ''] = commandForm.exec(text) ?? [];
  return { command: commands.find((one) => one === word) ?? 'help', argument };
}

/** What a person did in a chat with the bot. Only chats of one person count: in a group anybody could press. */
export const botEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('command'),
    /** The same in every try of the messenger to bring it. */
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

/** Resolves once the event is stored; only then may the messenger forget it. */
export type Receive = (event: BotEvent) => Promise<void>;

interface Webhook {
  url: string;
  secret: string;
}

export interface Channel {
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

/** A call of a messenger that failed. Holds neither the token nor what was sent. */
export class ChannelFailure extends Error {
  override name = 'ChannelFailure';
}

export class ChatBlocked extends ChannelFailure {
  override name = 'ChatBlocked';
}

export class MessageGone extends ChannelFailure {
  override name = 'MessageGone';
}

export class TooMuch extends ChannelFailure {
  override name = 'TooMuch';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

export interface Bots {
  on: readonly BotChannel[];
  channel(kind: BotChannel): Promise<Channel>;
  turns(kind: BotChannel): ChatThrottle;
}

export interface ChatThrottle {
  /**
   * Takes a chat's turn.
   * @param placed whether the caller was given a place before, and comes back for it
   * @returns null where it is now; else the milliseconds until it comes back
   */
  take(chat: string, placed: boolean): number | null;
  pause(chat: string, seconds: number): void;
}
