import { z } from 'zod';
import { BoundedMap } from '../common/bounded-map.ts';
import type { Person } from './people.ts';

const maxBots = 50;
const maxChats = 1_000;
const maxMessages = 200;
const maxUpdates = 1_000;

const button = z.object({
  text: z.string(),
  url: z.string().optional(),
  data: z.string().optional(),
  app: z.string().optional(),
});

export type Button = z.infer<typeof button>;

const message = z.object({
  id: z.number(),
  from: z.enum(['bot', 'person']),
  text: z.string(),
  buttons: z.array(z.array(button)),
  at: z.number(),
  edited: z.boolean(),
});

export type Message = z.infer<typeof message>;

const chat = z.object({
  person: z.number(),
  started: z.boolean(),
  blocked: z.boolean(),
  messages: z.array(message),
  notice: z.string().optional(),
});

export type Chat = z.infer<typeof chat>;

const bot = z.object({
  token: z.string(),
  id: z.number(),
  username: z.string(),
  webhook: z
    .object({ url: z.string(), secret: z.string().optional(), types: z.array(z.string()), at: z.number() })
    .optional(),
  chats: z.array(chat),
  updates: z.array(z.object({ seq: z.number(), update: z.record(z.string(), z.unknown()) })),
  nextUpdate: z.number(),
  nextMessage: z.number(),
  commands: z.array(z.object({ name: z.string(), description: z.string() })),
  menu: button.optional(),
});

export type Bot = z.infer<typeof bot>;

export const keptBots = z.array(bot);

type Identify = (token: string) => { id: number; username: string };

export class Bots {
  private readonly bots = new BoundedMap<string, Bot>(maxBots);
  private readonly identify: Identify;

  constructor(identify: Identify, kept: readonly Bot[] = []) {
    this.identify = identify;
    for (const each of kept) this.bots.set(each.token, each);
  }

  all(): Bot[] {
    return [...this.bots.values()];
  }

  of(token: string): Bot {
    const known = this.bots.get(token);
    if (known) return known;
    const common = { chats: [], updates: [], nextUpdate: 1, nextMessage: 1, commands: [] };
    const bot: Bot = { token, ...this.identify(token), ...common };
    this.bots.set(token, bot);
    return bot;
  }

  named(username: string): Bot | undefined {
    return this.all().find((each) => each.username === username);
  }
}

export function chatOf(owner: Bot, person: Person): Chat {
  const known = owner.chats.find((each) => each.person === person.id);
  if (known) return known;
  const chat: Chat = { person: person.id, started: false, blocked: false, messages: [] };
  owner.chats.push(chat);
  if (owner.chats.length > maxChats) owner.chats.shift();
  return chat;
}

export function addMessage(
  owner: Bot,
  to: Chat,
  { from, text, buttons = [], at }: Pick<Message, 'from' | 'text' | 'at'> & Partial<Message>,
): Message {
  const message: Message = { id: owner.nextMessage++, from, text, buttons, at, edited: false };
  to.messages.push(message);
  if (to.messages.length > maxMessages) to.messages.shift();
  return message;
}

export function queueUpdate(owner: Bot, seq: number, update: Record<string, unknown>): void {
  owner.updates.push({ seq, update });
  if (owner.updates.length > maxUpdates) owner.updates.shift();
}
