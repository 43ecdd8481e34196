import { sql } from 'kysely';
import pg from 'pg';
import type { Background } from '../common/background.ts';
import { newId } from '../common/ids.ts';
import type { Log } from '../common/log.ts';
import type { Database } from './database.ts';

export interface Channel<Message> {
  /**
   * Sends a message to the other processes, some milliseconds later: several messages share one statement. It is lost if this process ends before;
   * listeners reload after a gap.
   */
  send(message: Message): void;
  ready(): Promise<void>;
  close(): Promise<void>;
}

interface ChannelOptions<Message> {
  name: string;
  url: string;
  db: Database;
  log: Log;
  background: Background;
  onMessage: (message: Message) => void;
  onGap: () => void;
}

/** What one NOTIFY carries at most is 8000 bytes. */
const maxBytes = 7_500;
const collectFor = 10;
const timeout = 2_000;
const connectionTimeout = 5_000;
const pauses = { first: 250, most: 10_000 };

function packetsOf<Message>(from: string, messages: readonly Message[]): string[] {
  const packets: string[] = [];
  let packet: Message[] = [];
  const text = (list: Message[]) => JSON.stringify({ from, messages: list });
  for (const message of messages) {
    if (packet.length > 0 && Buffer.byteLength(text([...packet, message])) > maxBytes) {
      packets.push(text(packet));
      packet = [];
    }
    packet.push(message);
  }
  return packet.length > 0 ? [...packets, text(packet)] : packets;
}

export function openChannel<Message>(options: ChannelOptions<Message>): Channel<Message> {
  const { name, url, db, log, background, onMessage, onGap } = options;
  const self = newId();
  let closed = false;
  let client: pg.Client | undefined;
  let listening: Promise<void> | undefined;
  let waiting: Message[] = [];
  let flushing: NodeJS.Timeout | undefined;

  const flush = (): void => {
    clearTimeout(flushing);
    flushing = undefined;
    const packets = packetsOf(self, waiting);
    waiting = [];
    if (packets.length === 0) return;
    background.run(`telling of ${name}`, () =>
      sql`select pg_notify(${name}, packet) from unnest(${packets}::text[]) as packet`.execute(db),
    );
  };

  const hear = (payload: string | undefined): void => {
    const { from, messages } = JSON.parse(payload ?? '{}') as { from?: string; messages?: Message[] };
    if (from !== self) for (const message of messages ?? []) onMessage(message);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectionTimeout,
      application_name: 'upstream-services events',
    });
    const lost = new Promise<void>((resolve) => next.once('end', resolve));
    // Needs no handling: after an error the connection ends, and 'end' reconnects.
    next.on('error', () => {});
    next.on('notification', ({ payload }) => hear(payload));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(name)}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    void lost.then(() => {
      client = undefined;
      if (!closed) void again();
    });
  }

  async function again(): Promise<void> {
    log.warn(`the connection that listens to ${name} was lost`);
    for (let pause = pauses.first; !closed; pause = Math.min(pause * 2, pauses.most)) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      if (closed) return;
      const connected = await connect().then(
        () => true,
        () => false,
      );
      if (connected) return onGap();
    }
  }

  return {
    send(message) {
      waiting.push(message);
      flushing ??= setTimeout(flush, collectFor);
    },
    ready() {
      listening ??= connect().catch(() => void again());
      const tooLong = new Promise<void>((resolve) => setTimeout(resolve, timeout).unref());
      return Promise.race([listening, tooLong]);
    },
    async close() {
      closed = true;
      flush();
      await listening;
      await client?.end().catch(() => {});
    },
  };
}
