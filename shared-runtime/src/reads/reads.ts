import type { AnyOperation } from 'shared-contracts';
import type { Answer } from '../api/failure.ts';
import { onOfficeChange } from '../api/office-changes.ts';
import { type Loadable, loadOperation, offlineFailure, send, type Transport, type Typed } from '../api/send.ts';
import { whileSending } from '../api/sending.ts';
import type { Tag } from '../api/tags.ts';
import { keyOf } from './key.ts';
import type { Read, Send } from './read.ts';

export interface ReadState<Result = unknown> {
  readonly data?: Result | undefined;
  readonly error?: Answer['error'] | undefined;
  readonly fetching: boolean;
}

export type PackedReads = readonly (Pick<ReadState, 'data' | 'error'> & { name: string; args: unknown })[];

interface Entry {
  name: string;
  args: unknown;
  read?: Read<never, unknown>;
  state: ReadState;
  answered: boolean;
  running?: { answer: Promise<Answer>; giveUp: () => void };
  /** Something was changed while this was being read: the answer may be older, so it is read again. */
  stale: boolean;
  listeners: Set<() => void>;
  timer?: ReturnType<typeof setTimeout>;
}

interface ReadsOptions {
  given?: PackedReads | null;
  transport?: Transport;
}

interface AskOptions {
  anew?: boolean;
  further?: string;
}

const unknown: ReadState = { fetching: true };

const unlessSame = (before: unknown, after: unknown): unknown =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after;

/**
 * What a page reads for the shop's public, and its changes. Each answer is loaded once for all components and kept for a while. A page of the server
 * starts with what the server has read.
 */
export function createReads({ given, transport }: ReadsOptions = {}) {
  const entries = new Map<string, Entry>();
  const first = new Map<string, ReadState>();
  for (const { name, args, data, error } of given ?? []) {
    const key = keyOf(name, args);
    const state: ReadState = { data, error, fetching: false };
    first.set(key, state);
    // A refusal is an answer too.
    entries.set(key, { name, args, state, answered: true, stale: false, listeners: new Set() });
  }

  function entryOf<Args, Result>(read: Read<Args, Result>, args: Args): Entry {
    const key = keyOf(read.name, args);
    const entry = entries.get(key) ?? {
      name: read.name,
      args,
      state: unknown,
      answered: false,
      stale: false,
      listeners: new Set(),
    };
    entry.read ??= read as Read<never, unknown>;
    entries.set(key, entry);
    return entry;
  }

  function change(entry: Entry, state: ReadState): void {
    entry.state = state;
    for (const listener of [...entry.listeners]) listener();
  }

  /** Drops an entry that nobody shows, after a while. The server keeps everything until the page is rendered. */
  function release(entry: Entry): void {
    if (transport || entry.listeners.size > 0) return;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => drop(entry), (entry.read?.keptFor ?? 0) * 1000);
  }

  function drop(entry: Entry): void {
    clearTimeout(entry.timer);
    entry.running?.giveUp();
    const key = keyOf(entry.name, entry.args);
    // Whoever asked again after it was given up has another entry there.
    if (entries.get(key) === entry) entries.delete(key);
  }

  function run(entry: Entry, further: string | undefined): Promise<Answer> {
    const { read } = entry;
    if (!read) throw new Error(`nobody asks for ${entry.name}`);
    const controller = new AbortController();
    const sent: Send = (operation, args) =>
      send(operation as AnyOperation, args, { signal: controller.signal, isRead: true, transport }) as Promise<never>;
    const ask = async (): Promise<Answer> => {
      // An operation whose code does not load counts as no answer.
      const answer = await read
        .ask(entry.args as never, sent, { data: entry.state.data, further })
        .catch(() => ({ error: offlineFailure }));
      const { data } = entry.state;
      // Newer data was put here meanwhile.
      if (entry.running !== running) return { data };
      delete entry.running;
      entry.answered = !answer.error;
      const known = answer.error ? { data, error: answer.error } : { data: unlessSame(data, answer.data) };
      change(entry, { ...known, fetching: false });
      if (entry.stale) void refresh(entry);
      release(entry);
      return answer;
    };
    const running = { answer: ask(), giveUp: () => controller.abort() };
    entry.running = running;
    change(entry, { ...entry.state, fetching: true });
    return running.answer;
  }

  function refresh(entry: Entry): void {
    entry.stale = entry.running !== undefined;
    if (entry.stale) return;
    if (entry.listeners.size > 0 && entry.read) void run(entry, undefined);
    else drop(entry);
  }

  function refreshAll(about?: readonly Tag[]): void {
    for (const entry of [...entries.values()])
      if (!about || !entry.read || about.includes(entry.read.about)) refresh(entry);
  }

  return {
    state: <Args, Result>({ name }: Read<Args, Result>, args: Args): ReadState<Result> =>
      (entries.get(keyOf(name, args))?.state ?? unknown) as ReadState<Result>,

    /** What the server's page was rendered with: parts that are hydrated later start with it. */
    first: <Args, Result>(read: Read<Args, Result>, args: Args): ReadState<Result> => {
      const key = keyOf(read.name, args);
      return (first.get(key) ?? (transport && entries.get(key)?.state) ?? unknown) as ReadState<Result>;
    },

    ask<Args, Result>(read: Read<Args, Result>, args: Args, options: AskOptions = {}): Promise<Answer<Result>> {
      const { anew = false, further } = options;
      const entry = entryOf(read, args);
      const { running, answered, state } = entry;
      if (running) return running.answer as Promise<Answer<Result>>;
      const known = (state.error ? { error: state.error } : { data: state.data }) as Answer<Result>;
      if (answered && !anew && further === undefined) return Promise.resolve(known);
      return run(entry, further) as Promise<Answer<Result>>;
    },

    show<Args, Result>(read: Read<Args, Result>, args: Args, listener: () => void): () => void {
      const entry = entryOf(read, args);
      clearTimeout(entry.timer);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        release(entry);
      };
    },

    known: <Args, Result>({ name }: Read<Args, Result>): { args: Args; data: Result }[] =>
      [...entries.values()].flatMap((entry) =>
        entry.name === name && entry.state.data !== undefined
          ? [{ args: entry.args as Args, data: entry.state.data as Result }]
          : [],
      ),

    put<Args, Result>(read: Read<Args, Result>, args: Args, data: Result): void {
      const entry = entryOf(read, args);
      entry.answered = true;
      delete entry.running;
      change(entry, { data, fetching: false });
      release(entry);
    },

    changed: (about: readonly Tag[]): void => refreshAll(about),

    async call<Args, Result>(operation: Loadable<Typed<Args, Result>>, args: Args): Promise<Answer<Result>> {
      const run = async () => {
        const called = await loadOperation(operation as Loadable<AnyOperation>);
        const { signal } = new AbortController();
        return called ? send(called, args, { signal, isRead: false, transport }) : { error: offlineFailure };
      };
      return whileSending(run()) as Promise<Answer<Result>>;
    },

    watch(): () => void {
      const onOnline = () => refreshAll();
      window.addEventListener('online', onOnline);
      const stop = onOfficeChange(() => refreshAll());
      return () => {
        window.removeEventListener('online', onOnline);
        stop();
      };
    },

    packed: (): PackedReads =>
      [...entries.values()].map(({ name, args, state: { data, error } }) => ({
        name,
        args,
        ...(error ? { error } : { data }),
      })),
  };
}

export type Reads = ReturnType<typeof createReads>;
