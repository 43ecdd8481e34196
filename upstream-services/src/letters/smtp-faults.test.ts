import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkout } from 'shared-contracts';
import { createPost } from '../mail/index.ts';
import { freePort } from '../testing/service-process.ts';
import { checkoutOf, newMerchant, newProduct } from '../testing/shops.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** The provider sandbox's mail server, with its faults. */
let sandbox: ChildProcess;
let url: string;
let server: TestServer;

beforeAll(async () => {
  const [port, smtp] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  const main = join(import.meta.dirname, '..', '..', '..', 'provider-sandbox', 'src', 'main.ts');
  const ports = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtp) };
  const env = { PATH: process.env.PATH, STAGE: 'testing', LOG_LEVEL: 'silent', ...ports };
  sandbox = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const post = createPost({ smtpUrl: `smtp://127.0.0.1:${smtp}`, from: 'shop@example.ru', folder: null });
  server = await startTestServer({ post });
  for (let tries = 0; tries < 400; tries++) {
    if (await fetch(`${url}/faults`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the sandbox did not start');
}, 30_000);
const endFaults = () => fetch(`${url}/faults`, { method: 'DELETE' });
afterEach(endFaults);
afterAll(async () => {
  await server.stop();
  sandbox.kill();
  await once(sandbox, 'exit');
});

const fault = (fault: string, more: object = {}) =>
  fetch(`${url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'smtp', fault, times: 1, ...more }),
  });
const lettersTo = async (to: string): Promise<{ messageId: string }[]> =>
  ((await (await fetch(`${url}/mail/letters?to=${to}`)).json()) as { letters: { messageId: string }[] }).letters;

/** Places an order whose letter meets the fault, and runs its job until it is through. */
async function letterDespite(makeFault: () => Promise<unknown>) {
  const merchant = await newMerchant(server);
  const body = checkoutOf(await newProduct(server, merchant));
  const to = `${merchant.name}@buyer.example`;
  body.delivery_info.email = to;
  await makeFault();
  await server.ok(checkout, body, merchant.shopper);
  const first = await server.runJobs();
  await sql`update pgboss.job set start_after = now() where name = 'order-letter' and state = 'retry'`.execute(
    server.context.db,
  );
  await server.runJobs();
  return { failed: first.failed, letters: await lettersTo(to) };
}

it.each([
  ['asks to come later', 1, () => fault('too-many')],
  ['is slow', 0, () => fault('slow', { ms: 300 })],
  [
    'hangs, and is cut off',
    1,
    async () => {
      await fault('hang');
      setTimeout(endFaults, 500);
    },
  ],
])('one letter comes where the mail server %s', async (_, failed, makeFault) => {
  const came = await letterDespite(makeFault);
  expect([came.failed, came.letters.length]).toEqual([failed, 1]);
});

it('where it keeps a letter and says that it did not, the letter comes again under the same name', async () => {
  const { failed, letters } = await letterDespite(() => fault('error-after'));
  expect([failed, letters.length, new Set(letters.map(({ messageId }) => messageId)).size]).toEqual([1, 2, 1]);
});
