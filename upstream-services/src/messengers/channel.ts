import type { BotChannel } from 'shared-contracts';
import { z } from 'zod';

/**
 * A button under a message: it tells the bot something (64 bytes at most), or opens an address. A page with an `app` opens inside of a messenger
 * that can, and is told there who opens it.
 */
export type Button = { text: string } & ({ press: string } | { url: string; app?: string });

/** A message as plain text: nothing in it is markup. */
export interface Message {
  text: string;
  /** Where others' words stand in it, in UTF-16 units: nothing of them becomes a link or a command. */
  verbatim: readonly { offset: number; length: number }[];
  /** Rows of buttons. */
  buttons: readonly (readonly Button[])[];
  /** Address of a picture that is shown with it. */
  picture?: string;
}

export const commands = ['start', 'stop', 'orders', 'today', 'help'] as const;

/** Characters of a person's name that are kept. */
export const maxName = 80;

const commandForm = /^\/([a-z]{1,20})(?:@\w{1,40})?(?:\s+(\S{1,64}))?\s*$/;

/** The command that a text is; what nobody understands asks for help. */
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
    /** The person's name, as the messenger says it. */
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

/** Takes what happened in a chat; it is kept when the promise is. */
export type Receive = (event: BotEvent) => Promise<void>;

/** Where the messenger brings updates itself, and what it proves itself by. */
interface Webhook {
  url: string;
  secret: string;
}

/** One messenger. Every call ends within seconds, and fails with one of the errors below. */
export interface Channel {
  /** Reaches the bot, and shows its commands to people. @returns the address of its chat, at whose end a token is put */
  introduce(menu: readonly { command: string; description: string }[]): Promise<string>;
  /**
   * @param how `silent`: it makes no sound on the person's phone
   * @returns the messenger's id of the message
   */
  send(chat: string, message: Message, how?: { silent?: boolean }): Promise<string>;
  /** Puts another text and other buttons into a message. One that shows them already is left as it is. */
  edit(chat: string, messageId: string, message: Message): Promise<void>;
  /** Answers a press with a sentence. A press that is too old to be answered is passed over. */
  answer(pressId: string, text: string): Promise<void>;
  /**
   * Has updates brought to the webhook, or asks for them until the signal fires.
   * @param report is told of each question that failed; it is asked again
   */
  listen(
    receive: Receive,
    webhook: Webhook | null,
    report: (failure: ChannelFailure) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** What an update says that a webhook got; null where it is nothing to us. */
  read(update: unknown): BotEvent | null;
}

/** A call of a messenger that failed. Holds neither the token nor what was sent. */
export class ChannelFailure extends Error {
  override name = 'ChannelFailure';
}

/** The person has blocked the bot, or is gone. */
export class ChatBlocked extends ChannelFailure {
  override name = 'ChatBlocked';
}

/** The message is not there any more. */
export class MessageGone extends ChannelFailure {
  override name = 'MessageGone';
}

/** Too much was sent; nothing more is taken for so many seconds. */
export class TooMuch extends ChannelFailure {
  override name = 'TooMuch';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** The messengers of this platform. */
export interface Bots {
  /** Those that have a bot. */
  on: readonly BotChannel[];
  /** The messenger; it is loaded when it is first asked for. @throws where it has no bot */
  channel(kind: BotChannel): Promise<Channel>;
  /** When what may be sent where. */
  turns(kind: BotChannel): Turns;
}

/** When messages may be sent. */
export interface Turns {
  /**
   * Takes a chat's turn.
   * @param placed whether the caller was given a place before, and comes back for it
   * @returns null where it is now; else the milliseconds until it comes back
   */
  take(chat: string, placed: boolean): number | null;
  /** Lets nothing into a chat for so many seconds. */
  pause(chat: string, seconds: number): void;
}
