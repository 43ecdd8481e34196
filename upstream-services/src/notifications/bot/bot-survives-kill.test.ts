import { sql } from 'kysely';
import { checkout, readMerchantOrder, readOrderHistory } from 'shared-contracts';
import { ofProof } from 'tooling/proofs';
import { waitUntil } from 'tooling/wait-until';
import { withBot } from '../../testing/bot-chat.ts';
import {
  environment,
  freePort,
  type ServiceProcess,
  spawnService,
  temporaryFolder,
} from '../../testing/service-process.ts';
import { checkoutOf, newProduct } from '../../testing/shops.ts';

const { server, shop, telegram, settle, take, staffOf } = withBot();
const folder = temporaryFolder();

type Step = 'before' | 'after';

async function startWorker(): Promise<ServiceProcess> {
  const env = environment(server.context.config.databaseUrl, folder, await freePort());
  const bot = { TELEGRAM_API_URL: telegram.url, TELEGRAM_BOT_TOKEN: telegram.token };
  return spawnService({ ...env, ...bot }, undefined, 'worker.ts');
}

async function hold(step: Step, method: string): Promise<void> {
  await telegram.clearCalls();
  await telegram.fault(step === 'before' ? 'hang' : 'slow', method, { ms: 30_000 });
}

async function killAndRecover(worker: ServiceProcess, step: Step, method: string): Promise<void> {
  await waitUntil(async () => {
    const calls = await telegram.calls(method);
    return calls.some(({ done }) => step === 'before' || done !== undefined);
  });
  worker.child.kill('SIGKILL');
  expect((await worker.ended).signal).toBe('SIGKILL');
  await telegram.clearFaults();
  await take(...(await telegram.updates()));
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(
    server.context.db,
  );
  await settle();
}

it.each(
  ofProof(
    // It was sent, and nobody kept that: it is sent again, rather twice than not at all (decision 3.25).
    [['after', 2]] as const,
    [
      ['before', 1],
      ['after', 2],
    ] as const,
  ),
)('a new order is told where the worker is killed %s the messenger sends', async (step, count) => {
  const anna = await staffOf(shop);
  await hold(step, 'sendMessage');
  const worker = await startWorker();
  const { order_number } = await server.ok(checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
  await killAndRecover(worker, step, 'sendMessage');
  const told = (await anna.texts()).filter((text) => text.startsWith(`Новый заказ № ${order_number}`));
  expect(told).toHaveLength(count);
});

it.each(
  ofProof<[string, Step, string][]>(
    [['updates are kept, and not yet taken off', 'before', 'getUpdates']],
    [
      ['updates are given, and not yet kept', 'after', 'getUpdates'],
      ['updates are kept, and not yet taken off', 'before', 'getUpdates'],
      ['the press is about to be answered', 'before', 'answerCallbackQuery'],
      ['the press is answered', 'after', 'answerCallbackQuery'],
      ['the message is about to be edited', 'before', 'editMessageText'],
      ['the message is edited', 'after', 'editMessageText'],
    ],
  ),
)('a press does what it says once where the worker is killed when %s', async (_name, step, method) => {
  const anna = await staffOf(shop);
  const { order_id } = await server.ok(checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
  await settle();
  // What it was given it takes off when it asks for the second time.
  const isOfSecond = step === 'before' && method === 'getUpdates';
  await (isOfSecond ? telegram.clearCalls() : hold(step, method));
  const worker = await startWorker();
  if (isOfSecond) {
    await waitUntil(async () => (await telegram.calls(method)).length > 0);
    await hold(step, method);
  }
  await anna.chat.presses('Принять');
  await killAndRecover(worker, step, method);
  expect((await server.ok(readMerchantOrder, { order_id }, shop.owner)).order.status).toBe('accepted');
  const { history } = await server.ok(readOrderHistory, { order_id }, shop.owner);
  expect(history.filter(({ to }) => to === 'accepted')).toHaveLength(1);
  expect(await anna.messages()).toHaveLength(2);
  expect(await anna.lastText()).toContain('Состояние: Принят');
});
