import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loggedError } from '../../common/logged-error.ts';
import { inTransaction } from '../../db/transaction.ts';
import { withTestServer } from '../../testing/test-server.ts';
import type { QueuedLetter } from './mail.ts';
import { createMailTransport, type MailTransport, needsTls } from './mail-transport.ts';

const server = withTestServer();

const send = (queued: QueuedLetter) =>
  inTransaction(server.context, (trx) => server.context.mail.send(trx, queued)).then(() => server.runJobs());

const outbox = (): string[] => {
  const folder = join(server.folder, 'outbox');
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
};

it('writes a mail to the folder, readable as it is', async () => {
  expect(await send({ to: 'anna@example.ru', subject: 'Заказ 5', text: 'Спасибо!\nЖдём вас.' })).toEqual({
    done: 1,
    failed: 0,
  });
  expect(outbox()).toEqual([
    expect.stringMatching(/^To: anna@example\.ru\nSubject: Заказ 5\nDate: [^\n]+\n\nСпасибо!\nЖдём вас\.$/),
  ]);
});

it('makes one line of a subject that would begin another header', async () => {
  await send({ to: 'boris@example.ru', subject: 'Роза\r\nBcc: all@example.ru\u2028X: 1', text: '.' });
  const mail = outbox().find((text) => text.startsWith('To: boris@example.ru\n'));
  expect(mail).toContain('Subject: Роза Bcc: all@example.ru X: 1\n');
});

it.each([
  'a@example.ru\r\nBcc: b@example.ru',
  'a@example.ru, b@example.ru',
  'Анна <a@example.ru>',
  'a@b@example.ru',
  'example.ru',
])('takes no address like %j', async (to) => {
  await expect(send({ to, subject: 'Заказ', text: '.' })).rejects.toThrow();
});

it('does not send what is no longer true', async () => {
  const until = new Date(Date.now() - 1000);
  expect(await send({ to: 'late@example.ru', subject: 'Ссылка', text: '.', until })).toEqual({ done: 1, failed: 0 });
  expect(outbox().join()).not.toContain('late@example.ru');
});

it('sends what is for one person before what goes to many', async () => {
  const deliver = jest.spyOn(server.context.mailTransport, 'deliver');
  await inTransaction(server.context, async (trx) => {
    for (const number of [1, 2])
      await server.context.mail.send(trx, {
        to: `waits${number}@example.ru`,
        subject: 'Снова есть',
        text: '.',
        bulk: true,
      });
    await server.context.mail.send(trx, { to: 'signs-in@example.ru', subject: 'Вход', text: '.' });
  });
  await server.runJobs();
  const order = deliver.mock.calls.map(([{ to }]) => to);
  deliver.mockRestore();
  expect(order[0]).toBe('signs-in@example.ru');
  expect(order.slice(1).sort()).toEqual(['waits1@example.ru', 'waits2@example.ru']);
});

interface TestMailServer {
  server: Server;
  url: string;
  taken: string[];
  connections: Socket[];
}

const transports: MailTransport[] = [];
afterEach(() => {
  for (const transport of transports.splice(0)) transport.close();
});
function transportTo(smtpUrl: string, from = 'shop@example.ru'): MailTransport {
  const transport = createMailTransport({ smtpUrl, from, folder: null });
  transports.push(transport);
  return transport;
}

async function mailServer(refuses: boolean): Promise<TestMailServer> {
  const taken: string[] = [];
  const connections: Socket[] = [];
  const smtp = createServer((socket) => {
    connections.push(socket);
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      taken.push(text);
      if (inData) {
        if (text.endsWith('\r\n.\r\n')) {
          inData = false;
          socket.write('250 taken\r\n');
        }
        return;
      }
      if (/^DATA/i.test(text)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (/^STARTTLS/i.test(text)) socket.write('502 no such command\r\n');
      else if (/^RCPT/i.test(text) && refuses) socket.write('550 no such user anna@example.ru\r\n');
      else socket.write('250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => smtp.once('listening', resolve));
  const { port } = smtp.address() as { port: number };
  return { server: smtp, url: `smtp://127.0.0.1:${port}`, taken, connections };
}

const letter = { to: 'anna@example.ru', subject: 'Заказ 5', text: 'Здравствуйте, Анна' };

it('hands a mail to a mail server', async () => {
  const smtp = await mailServer(false);
  await transportTo(smtp.url, 'Магазины <shop@example.ru>').deliver({ ...letter, replyTo: 'shop@verbena.ru' }, 'job-1');
  const said = smtp.taken.join('');
  expect(said).toContain('Reply-To: shop@verbena.ru');
  expect(said).toContain('MAIL FROM:<shop@example.ru>');
  expect(said).toContain('RCPT TO:<anna@example.ru>');
  expect(said).toContain('Message-ID: <job-1@127.0.0.1>');
  smtp.server.close();
});

it('hands further mails over on the connection that is there', async () => {
  const smtp = await mailServer(false);
  const transport = transportTo(smtp.url);
  for (const id of ['job-1', 'job-2', 'job-3']) await transport.deliver(letter, id);
  expect(smtp.taken.join('').match(/^Message-ID: .*/gm)).toHaveLength(3);
  expect(smtp.connections).toHaveLength(1);
  smtp.server.close();
});

it('hands a mail over on another connection where the mail server has closed the idle one', async () => {
  const smtp = await mailServer(false);
  const transport = transportTo(smtp.url);
  await transport.deliver(letter, 'job-1');
  smtp.connections[0]?.destroy();
  await transport.deliver(letter, 'job-2');
  expect(smtp.taken.join('').match(/^Message-ID: .*/gm)).toHaveLength(2);
  expect(smtp.connections).toHaveLength(2);
  smtp.server.close();
});

it('ends its connections once it is closed', async () => {
  const smtp = await mailServer(false);
  const transport = transportTo(smtp.url);
  await transport.deliver(letter, 'job-1');
  const ended = once(smtp.connections[0] as Socket, 'close');
  transport.close();
  await ended;
  smtp.server.close();
});

it('says to the mail program where a press ends such letters, and only of those', async () => {
  const smtp = await mailServer(false);
  const transport = transportTo(smtp.url);
  const unsubscribe = 'https://bloom.example/b2b/shop/verbena/order/token-1/unsubscribe';
  await transport.deliver({ ...letter, unsubscribe }, 'job-1');
  const said = smtp.taken.join('').replaceAll(/\r\n\s+/g, ' ');
  expect(said).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(said).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await transport.deliver(letter, 'job-2');
  expect(smtp.taken.join('').split('List-Unsubscribe:')).toHaveLength(2);
  smtp.server.close();
});

it('says that a mail server refused without saying whom', async () => {
  const smtp = await mailServer(true);
  const transport = transportTo(smtp.url);
  const failure: Error = await transport.deliver(letter, 'job-2').then(
    () => new Error('taken'),
    (error) => error,
  );
  expect(failure.message).toBe('the mail server did not take it: EENVELOPE 550');
  smtp.server.close();
});

it('tries a mail again when the mail server is away', async () => {
  const transport = transportTo('smtp://127.0.0.1:1');
  const another = await server.another({ mailTransport: transport });
  await inTransaction(another.context, (trx) => another.context.mail.send(trx, letter));
  expect(await another.runJobs()).toEqual({ done: 0, failed: 1 });
  const { db } = another.context;
  const waiting = await sql<{
    state: string;
    again: boolean;
  }>`select state::text, start_after > now() + interval '5 seconds' as again from pgboss.job where name = 'mail' and state = 'retry'`.execute(
    db,
  );
  expect(waiting.rows).toEqual([{ state: 'retry', again: true }]);
  await another.stop();
});

it.each([
  ['smtp://mail.example.ru', true],
  ['smtp://robot:secret@mail.example.ru:587', true],
  ['smtp://mail.example.ru?requireTLS=false', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost', false],
  ['smtp://[::1]:1025', false],
  ['smtp://localhost.example.ru', true],
  ['smtp://127.0.0.1?requireTLS=true', true],
  // This one begins with TLS, and knows no other way.
  ['smtps://mail.example.ru', false],
])('[ASVS 12.3.1] %s must change over to TLS: %s', (url, must) => {
  expect(needsTls(new URL(url))).toBe(must);
});

it('[ASVS 12.3.1] where a mail server offers no TLS, nothing is said to it, the mail waits and the log says why', async () => {
  const smtp = await mailServer(false);
  const transport = transportTo(`${smtp.url}?requireTLS=true`);
  const another = await server.another({ mailTransport: transport });
  const { context } = another;
  const warn = jest.spyOn(context.log, 'warn');
  const { id } = await inTransaction(context, async (trx) => {
    await context.mail.send(trx, letter);
    const { rows } = await sql<{
      id: string;
    }>`select id from pgboss.job where name = 'mail' order by created_on desc limit 1`.execute(trx);
    return rows[0] ?? { id: '' };
  });
  expect(await another.runJobs()).toEqual({ done: 0, failed: 1 });
  const { rows } = await sql<{ state: string }>`select state::text from pgboss.job where id = ${id}`.execute(
    context.db,
  );
  expect(rows).toEqual([{ state: 'retry' }]);
  expect(JSON.stringify(warn.mock.calls.map(([what]) => loggedError((what as { err: Error }).err)))).toContain(
    'the mail server offers no TLS that works (ETLS)',
  );
  const said = smtp.taken.join('');
  expect(said).toContain('STARTTLS');
  for (const secret of ['MAIL FROM', 'anna@example.ru', 'Анна']) expect(said).not.toContain(secret);
  warn.mockRestore();
  smtp.server.close();
  await another.stop();
});

it('talks without TLS to a mail server on this machine, and to one whose address says so', async () => {
  for (const query of ['', '?requireTLS=false']) {
    const smtp = await mailServer(false);
    await transportTo(smtp.url + query).deliver(letter, 'job-3');
    expect(smtp.taken.join('')).toContain('RCPT TO:<anna@example.ru>');
    smtp.server.close();
  }
});
