import { sql } from 'kysely';
import { checkout, setOrderStatus } from 'shared-contracts';
import { ofProof } from 'tooling/proofs';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import {
  environment,
  freePort,
  type ServiceProcess,
  spawnService,
  temporaryFolder,
} from '../../testing/service-process.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createMailTransport } from '../mail/index.ts';

const folder = temporaryFolder();
let mail: MailServer;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailServer();
  const mailTransport = createMailTransport({ smtpUrl: mail.url, from: 'shop@example.ru', folder: null });
  server = await startTestServer({ mailTransport });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

async function startWorker(): Promise<ServiceProcess> {
  const env = environment(server.context.config.databaseUrl, folder, await freePort());
  return spawnService({ ...env, SMTP_URL: mail.url, MAIL_FROM: 'shop@example.ru' }, undefined, 'worker.ts');
}

const giveBack = () =>
  sql`update pgboss.job set state = 'retry', start_after = now() where name = 'order-letter' and state in ('active', 'retry')`.execute(
    server.context.db,
  );

const steps: [step: string, letters: number][] = [
  ['connect', 1],
  ['MAIL', 1],
  ['DATA', 1],
  // Taken, and nobody heard so: mail knows no key. It comes again under the same name, by which mail programs know it.
  ['taken', 2],
];

it.each(ofProof(steps.slice(-1), steps))(
  'a letter is not lost where the worker is killed at %s',
  async (step, letters) => {
    const merchant = await newMerchant(server);
    const body = checkoutOf(await newProduct(server, merchant));
    const to = `${merchant.name}@buyer.example`;
    body.delivery_info.email = to;
    const worker = await startWorker();
    mail.onStep(async (at, whom) => {
      // The merchant is written to as well.
      if (at !== step || (whom !== '' && whom !== to) || worker.child.killed) return;
      worker.child.kill('SIGKILL');
      await worker.ended;
    });
    const { order_id } = await server.ok(checkout, body, merchant.shopper);
    expect((await worker.ended).signal).toBe('SIGKILL');
    await giveBack();
    await server.runJobs();
    expect(mail.letters(to)).toHaveLength(letters);
    expect(new Set(mail.letters(to).map(({ id }) => id)).size).toBe(1);
    // What was noted as sent is not sent again, whoever runs its job once more.
    await sql`update pgboss.job set state = 'created', start_after = now() where name = 'order-letter'`.execute(
      server.context.db,
    );
    await server.runJobs();
    expect(mail.letters(to)).toHaveLength(letters);
    await server.ok(setOrderStatus, { order_id, status: 'accepted' }, merchant.owner);
  },
);
