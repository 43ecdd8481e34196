import { sql } from 'kysely';
import { checkout } from 'shared-contracts';
import { withProviderSandbox } from '../../testing/provider-sandbox.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createMailTransport, type MailTransport } from '../mail/index.ts';

const sandbox = withProviderSandbox();
let server: TestServer;
let transport: MailTransport;
beforeAll(async () => {
  const mailTransport: MailTransport = {
    deliver: (...mail) => transport.deliver(...mail),
    close: () => transport.close(),
  };
  server = await startTestServer({ mailTransport });
});
// A connection that is there already would meet no fault of a new one.
beforeEach(() => {
  transport = createMailTransport({ smtpUrl: sandbox.smtpUrl, from: 'shop@example.ru', folder: null });
});
afterEach(() => transport.close());
afterAll(() => server.stop());

const fault = (name: string, more: object = {}) => sandbox.fault('smtp', { fault: name, ...more });
const lettersTo = async (to: string): Promise<{ messageId: string }[]> =>
  ((await (await fetch(`${sandbox.origin}/mail/letters?to=${to}`)).json()) as { letters: { messageId: string }[] })
    .letters;

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
      setTimeout(sandbox.clearFaults, 500);
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
