import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

type Entity = { type: string; offset: number; length: number };
type FakeButton = { text: string; url?: string; callback_data?: string };

type FakeMessage = {
  id: number;
  text: string;
  entities: Entity[];
  buttons: FakeButton[];
  rows: string[][];
  edits: number;
};

type Body = {
  chat_id?: string;
  message_id?: number;
  text?: string;
  entities?: Entity[];
  parse_mode?: string;
  disable_notification?: boolean;
  link_preview_options?: object;
  reply_markup?: { inline_keyboard: FakeButton[][] };
  callback_query_id?: string;
  offset?: number;
  timeout?: number;
  secret_token?: string;
  url?: string;
};

type Failure = { code: number; description: string; parameters?: { retry_after: number } };

type Fault = Failure | 'hang' | 'fails after it';

const bytes = (text: string): number => Buffer.byteLength(text);

function wrongOf({ text = '', entities = [], reply_markup, parse_mode }: Body): string | null {
  const buttons = (reply_markup?.inline_keyboard ?? []).flat();
  if (parse_mode !== undefined) return 'the bot writes plain text alone';
  if (text.length < 1 || text.length > 4096) return 'message text is empty or too long';
  if (entities.some(({ offset, length }) => offset < 0 || length < 1 || offset + length > text.length))
    return 'entity beyond the text';
  if (buttons.some(({ callback_data }) => callback_data !== undefined && bytes(callback_data) > 64))
    return 'BUTTON_DATA_INVALID';
  if (buttons.some(({ url }) => url !== undefined && !/^https?:\/\/[^/]+\.[^/]+/.test(url)))
    return 'BUTTON_URL_INVALID';
  return null;
}

export async function startFakeTelegram() {
  const chats = new Map<string, FakeMessage[]>();
  const blocked = new Set<string>();
  const answers: string[] = [];
  const calls: { method: string; body: Body }[] = [];
  const faults: { method: string; fault: Fault }[] = [];
  const hanging = new Set<ServerResponse>();
  const hooks: {
    onCall?: (step: 'before' | 'after', method: string, body: Body, result?: unknown) => Promise<'gone' | undefined>;
  } = {};
  let updates: { update_id: number }[] = [];
  let lastMessage = 0;
  let lastUpdate = 100;

  const fail = (code: number, description: string): Failure => ({ code, description });
  const messagesOf = (chat = ''): FakeMessage[] => chats.get(chat) ?? [];

  function write(body: Body): FakeMessage | Failure {
    const wrong = wrongOf(body);
    if (wrong) return fail(400, `Bad Request: ${wrong}`);
    if (blocked.has(body.chat_id ?? '')) return fail(403, 'Forbidden: bot was blocked by the user');
    const { text = '', entities = [], reply_markup } = body;
    const keyboard = reply_markup?.inline_keyboard ?? [];
    const rows = keyboard.map((row) => row.map((button) => button.text));
    return { id: ++lastMessage, text, entities, buttons: keyboard.flat(), rows, edits: 0 };
  }

  const methods: Record<string, (body: Body) => unknown> = {
    getMe: () => ({ id: 1, is_bot: true, first_name: 'Магазины', username: 'b2b_test_bot' }),
    setMyCommands: () => true,
    setWebhook: () => true,
    deleteWebhook: () => true,
    sendMessage(body) {
      const message = write(body);
      if ('code' in message) return message;
      chats.set(body.chat_id ?? '', [...messagesOf(body.chat_id), message]);
      return {
        message_id: message.id,
        date: 0,
        chat: { id: Number(body.chat_id), type: 'private' },
        text: message.text,
      };
    },
    editMessageText(body) {
      const message = write(body);
      if ('code' in message) return message;
      const shown = messagesOf(body.chat_id).find(({ id }) => id === body.message_id);
      if (!shown) return fail(400, 'Bad Request: message to edit not found');
      const { text, entities, buttons, rows } = message;
      if (JSON.stringify([text, buttons]) === JSON.stringify([shown.text, shown.buttons])) {
        return fail(400, 'Bad Request: message is not modified');
      }
      Object.assign(shown, { text, entities, buttons, rows, edits: shown.edits + 1 });
      return true;
    },
    answerCallbackQuery({ callback_query_id, text = '' }) {
      if (callback_query_id === 'old') return fail(400, 'Bad Request: query is too old and response timeout expired');
      answers.push(text);
      return true;
    },
    async getUpdates({ offset = 0, timeout = 0 }) {
      updates = updates.filter(({ update_id }) => update_id >= offset);
      for (let waited = 0; updates.length === 0 && waited < Math.min(timeout * 1000, 2_000); waited += 20)
        await delay(20);
      return updates;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body;
    const method = (request.url ?? '').split('/').at(-1) ?? '';
    calls.push({ method, body });
    const at = faults.findIndex((one) => one.method === method);
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
    if (fault === 'hang') return void hanging.add(response);
    if ((await hooks.onCall?.('before', method, body)) === 'gone') return void response.destroy();
    const done = typeof fault === 'object' ? fault : await methods[method]?.(body);
    await hooks.onCall?.('after', method, body, done);
    const failure =
      fault === 'fails after it' ? fail(500, 'Internal Server Error') : (done as Partial<Failure> | undefined);
    const failed = typeof failure === 'object' && failure.code !== undefined && failure.description !== undefined;
    response.writeHead(failed ? (failure.code ?? 500) : 200, { 'content-type': 'application/json' });
    const { code: error_code, description, parameters } = failed ? (failure as Failure) : fail(0, '');
    response.end(
      JSON.stringify(failed ? { ok: false, error_code, description, parameters } : { ok: true, result: done }),
    );
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messagesOf: (chat: string) => messagesOf(chat),
    answers,
    calls,
    hooks,
    block: (chat: string) => void blocked.add(chat),
    unblock: (chat: string) => void blocked.delete(chat),
    break: (method: string, fault: Fault) => void faults.push({ method, fault }),
    update: (what: object) => ({ update_id: ++lastUpdate, ...what }),
    queue: (update: { update_id: number }) => void updates.push(update),
    pending: () => [...updates],
    close() {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type FakeTelegram = Awaited<ReturnType<typeof startFakeTelegram>>;
