import { sql } from 'kysely';
import { waitUntil } from 'tooling/wait-until';
import { createBackground } from '../common/background.ts';
import { createLog } from '../common/log.ts';
import { withTestServer } from '../testing/test-server.ts';
import { type Channel, openChannel } from './channel.ts';

const log = createLog('silent');
const background = createBackground(log);

const server = withTestServer();
const open: Channel<string>[] = [];
afterEach(async () => {
  for (const channel of open.splice(0)) await channel.close();
});
afterAll(() => background.settled());

async function listen(name = 'test_channel') {
  const heard: string[] = [];
  const { db, config } = server.context;
  const onMessage = (message: string) => heard.push(message);
  const options = { name, url: config.databaseUrl, db, log, background, onMessage, onGap: () => {} };
  const channel = openChannel<string>(options);
  open.push(channel);
  await channel.ready();
  return { channel, heard };
}

it('what a process sends the others hear once and in order, and it does not hear itself', async () => {
  const [first, second] = [await listen(), await listen()];
  first.channel.send('a');
  first.channel.send('b');
  await waitUntil(() => second.heard.length === 2);
  // Whatever was to come to either has come before the answer to it.
  second.channel.send('c');
  await waitUntil(() => first.heard.length > 0);
  expect([first.heard, second.heard]).toEqual([['c'], ['a', 'b']]);
});

it('more than one notification holds goes in several, none lost', async () => {
  const [first, second] = [await listen(), await listen()];
  const messages = Array.from({ length: 30 }, (_, number) => `${number} ${'ж'.repeat(1_000)}`);
  for (const message of messages) first.channel.send(message);
  await waitUntil(() => second.heard.length === 30);
  expect(second.heard).toEqual(messages);
});

it('what was sent last is told before a process ends', async () => {
  const [first, second] = [await listen(), await listen()];
  first.channel.send('last words');
  await first.channel.close();
  await waitUntil(() => second.heard.length > 0);
  expect(second.heard).toEqual(['last words']);
});

it('keeps no connection on which it could not listen', async () => {
  const connections = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where application_name = 'upstream-services events' and datname = current_database()
    `.execute(server.context.db);
    return rows[0]?.count;
  };
  const before = await connections();
  // PostgreSQL refuses an empty name.
  const { channel } = await listen('');
  await channel.close();
  await waitUntil(async () => (await connections()) === before);
});
