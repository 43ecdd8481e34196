import { sql } from 'kysely';
import { checkout, readMerchantOrder, readOrderHistory } from 'shared-contracts';
import { ofProof } from 'shared-contracts/proofs';
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

type Step = Parameters<NonNullable<typeof telegram.hooks.onCall>>;

async function killedWorker(isStep: (...step: Step) => boolean): Promise<ServiceProcess> {
  const env = environment(server.context.config.databaseUrl, folder, await freePort());
  const bot = { TELEGRAM_API_URL: telegram.url, TELEGRAM_BOT_TOKEN: '1000001:of-the-tests-of-workers-that-are-killed' };
  const worker = spawnService({ ...env, ...bot }, undefined, 'worker.ts');
  telegram.hooks.onCall = async (...step) => {
    if (worker.child.killed || !isStep(...step)) return undefined;
    worker.child.kill('SIGKILL');
    await worker.ended;
    return 'gone';
  };
  return worker;
}

async function recover(worker: ServiceProcess): Promise<void> {
  expect((await worker.ended).signal).toBe('SIGKILL');
  delete telegram.hooks.onCall;
  for (const update of telegram.pending()) await take(update);
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(
    server.context.db,
  );
  await settle();
}

const at =
  (step: string, method: string) =>
  (...[now, called]: Step): boolean =>
    now === step && called === method;

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
  const worker = await killedWorker(at(step, 'sendMessage'));
  const { order_number } = await server.ok(checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
  await recover(worker);
  const told = anna.texts().filter((text) => text.startsWith(`Новый заказ № ${order_number}`));
  expect(told).toHaveLength(count);
});

const given: (...step: Step) => boolean = (step, method, _body, result) =>
  step === 'after' && method === 'getUpdates' && Array.isArray(result) && result.length > 0;
const kept: (...step: Step) => boolean = (step, method, { offset = 0 }) =>
  step === 'before' && method === 'getUpdates' && offset > 0;

it.each(
  ofProof<[string, (...step: Step) => boolean][]>(
    [['updates are kept, and not yet taken off', kept]],
    [
      ['updates are given, and not yet kept', given],
      ['updates are kept, and not yet taken off', kept],
      ['the press is about to be answered', at('before', 'answerCallbackQuery')],
      ['the press is answered', at('after', 'answerCallbackQuery')],
      ['the message is about to be edited', at('before', 'editMessageText')],
      ['the message is edited', at('after', 'editMessageText')],
    ],
  ),
)('a press does what it says once where the worker is killed when %s', async (_name, isStep) => {
  const anna = await staffOf(shop);
  const { order_id } = await server.ok(checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
  await settle();
  const message = anna.last();
  const press = message?.buttons.find(({ text }) => text === 'Принять')?.callback_data ?? '';
  telegram.queue(telegram.update(anna.pressOf(message?.id ?? 0, press)));
  await recover(await killedWorker(isStep));
  expect((await server.ok(readMerchantOrder, { order_id }, shop.owner)).order.status).toBe('accepted');
  const { history } = await server.ok(readOrderHistory, { order_id }, shop.owner);
  expect(history.filter(({ to }) => to === 'accepted')).toHaveLength(1);
  expect(anna.messages()).toHaveLength(2);
  expect(anna.last()?.text).toContain('Состояние: Принят');
});
