import type { Generated } from 'kysely';
import type { BotChannel } from 'shared-contracts';

/** How a messenger's bot is reached, as it said itself. */
export interface BotsTable {
  channel: BotChannel;
  /** Address of its chat, at whose end a link token is put. */
  start: string;
  seen_at: Date;
}

/** Tokens that link a chat to a shop, once. */
export interface BotLinksTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  merchant_id: string;
  expires_at: Date;
  /** Which chat has used it, with its channel. */
  used_by: string | null;
}

/** Chats that are linked to a shop. */
export interface BotChatsTable {
  merchant_id: string;
  chat_key: string;
  channel: BotChannel;
  /** The messenger's id of it. */
  chat_id: string;
  /** Of the person, as the messenger says it. */
  name: string;
  linked_at: Date;
  /** When the person was found to have blocked the bot. */
  blocked_at: Date | null;
}

/** What a message tells of. */
export const botMessageKinds = [
  'placed',
  'confirmed',
  'reported',
  'held',
  'paid',
  'canceled',
  'opened',
  'signed_in',
] as const;
export type BotMessageKind = (typeof botMessageKinds)[number];

/** Messages that were sent. */
export interface BotMessagesTable {
  merchant_id: string;
  chat_key: string;
  /** What it tells of: a line of the audit log, or the press that asked for it. */
  event_id: string;
  order_id: string | null;
  kind: BotMessageKind;
  /** The messenger's id of it. */
  message_id: string;
  /** SHA-256 of what it shows, so that it is edited only where that differs. */
  shown: Buffer;
  sent_at: Date;
}

/** Tokens that let a chat follow an order, once. */
export interface OrderFollowLinksTable extends BotLinksTable {
  order_id: string;
}

/** Buyers' chats that follow an order. */
export interface OrderFollowersTable {
  merchant_id: string;
  follower_key: string;
  order_id: string;
  channel: BotChannel;
  /** The messenger's id of it. */
  chat_id: string;
  followed_at: Date;
  /** Lines of the audit log that it was told of, or is not to be told of any more. */
  told: Generated<string[]>;
}
