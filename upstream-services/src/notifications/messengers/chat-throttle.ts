import type { ChatThrottle } from './messenger-client.ts';

interface Limits {
  perChat: number;
  inAll: number;
}

const maxChats = 10_000;

/**
 * Keeps a messenger's rate limits within this process. A job that has to wait is told when to return and occupies no worker meanwhile. Return times
 * for one chat are spread, so that a chat with many messages does not delay other chats.
 * @param clock milliseconds since the epoch
 */
export function createChatThrottle({ perChat, inAll }: Limits, clock: () => number): ChatThrottle {
  const chats = new Map<string, { free: number; given: number }>();
  let sent: number[] = [];

  function forget(now: number): void {
    if (chats.size < maxChats) return;
    for (const [chat, { free, given }] of chats) if (Math.max(free, given) <= now) chats.delete(chat);
  }

  function chatOf(chat: string) {
    const known = chats.get(chat);
    if (known) return known;
    forget(clock());
    const fresh = { free: 0, given: 0 };
    chats.set(chat, fresh);
    return fresh;
  }

  return {
    take(chat, postponed) {
      const now = clock();
      const times = chatOf(chat);
      if (times.free > now || (!postponed && times.given > now)) {
        times.given = Math.max(times.free, times.given + perChat);
        return times.given - now;
      }
      sent = sent.filter((time) => time > now - 1000);
      if (sent.length >= inAll) return (sent[0] ?? now) + 1000 - now;
      sent.push(now);
      times.free = now + perChat;
      times.given = Math.max(times.given, times.free);
      return null;
    },
    pause(chat, seconds) {
      const times = chatOf(chat);
      times.free = Math.max(times.free, clock() + seconds * 1000);
    },
  };
}
