import { type Fault, withProviderSandbox } from './provider-sandbox.ts';

type Sent = {
  chat_id: string;
  message_id: number;
  text: string;
  entities: { type: string; offset: number; length: number }[];
  parse_mode?: string;
  disable_notification?: boolean;
  link_preview_options?: object;
  offset: number;
  url: string;
  secret_token: string;
};

let lastBot = 1_000_000;
let lastUpdate = 1_000_000;

/** A bot of the sandbox's Telegram that nobody has used before. */
export function withTelegramBot() {
  const sandbox = withProviderSandbox();
  lastBot += 1;
  const token = `${lastBot}:of-the-tests-that-write-through-telegram`;
  const username = `shops_${lastBot}_bot`;
  let offset = 0;
  let ahead = 0;

  async function ask<Result>(method: string, body: object = {}): Promise<Result> {
    const answer = await fetch(`${sandbox.origin}/telegram/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { result: Result }).result;
  }
  async function updates(): Promise<{ update_id: number }[]> {
    const all: { update_id: number }[] = [];
    for (;;) {
      const given = await ask<{ update_id: number }[]>('getUpdates', { offset });
      if (given.length === 0) return all;
      all.push(...given);
      // Asked again from there, so that nobody is given them once more.
      offset = Math.max(...given.map(({ update_id }) => update_id)) + 1;
    }
  }
  const calls = (method?: string) => sandbox.calls<Sent>('telegram', method);

  beforeAll(() => ask('getMe'));
  beforeEach(async () => {
    await updates();
    await sandbox.clearCalls();
  });
  afterAll(() => sandbox.setClock(0));
  return {
    get url() {
      return `${sandbox.origin}/telegram`;
    },
    get chat() {
      return `${sandbox.origin}/telegram/${username}`;
    },
    token,
    username,
    ask,
    calls,
    /** What people did since it was asked last. */
    updates,
    nextUpdate: () => ++lastUpdate,
    editsOf: async (message: { id: number } | undefined) =>
      (await calls('editMessageText')).filter(({ done, body }) => done === 200 && body.message_id === message?.id)
        .length,
    fault: (fault: string, call: string, more?: Partial<Fault>) => sandbox.fault('telegram', { fault, call, ...more }),
    clearFaults: () => sandbox.clearFaults(),
    clearCalls: () => sandbox.clearCalls(),
    async setClock(to: number): Promise<void> {
      if (to !== ahead) await sandbox.setClock(to);
      ahead = to;
    },
  };
}
