import type { Generated } from 'kysely';
import type { BotChannel } from 'shared-contracts';

export interface BotsTable {
  channel: BotChannel;
  start: string;
  seen_at: Date;
}

interface MessengerLink {
  token_hash: Buffer;
  merchant_id: string;
  expires_at: Date;
  used_by: string | null;
}

export interface BotLinksTable extends MessengerLink {
  session_hash: Buffer | null;
}

export interface BotChatsTable {
  merchant_id: string;
  chat_key: string;
  channel: BotChannel;
  chat_id: string;
  name: string;
  linked_at: Date;
  blocked_at: Date | null;
}

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

export interface BotMessagesTable {
  merchant_id: string;
  chat_key: string;
  event_id: string;
  order_id: string | null;
  kind: BotMessageKind;
  message_id: string;
  shown: Buffer;
  sent_at: Date;
}

export interface OrderFollowLinksTable extends MessengerLink {
  order_id: string;
}

export interface OrderFollowersTable {
  merchant_id: string;
  follower_key: string;
  order_id: string;
  channel: BotChannel;
  chat_id: string;
  followed_at: Date;
  told: Generated<string[]>;
}
