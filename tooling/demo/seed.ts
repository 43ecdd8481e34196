/**
 * Makes the demo shops through the platform's own calls: `B2B_ORIGIN=http://localhost:3000 node tooling/demo/seed.ts`, or
 * `SERVICES_URL=http://127.0.0.1:3101 …` straight at the services. `DATABASE_URL` lets it make the demo's member of staff, and orders of
 * the last thirty days.
 * A second run changes nothing; one that was interrupted goes on.
 */
import {
  authorize,
  readMerchant,
  register,
  revokeSessions,
  signOutStaff,
  updateDeliveryConditions,
} from 'shared-contracts';
import { demoAccounts, demoStaff } from './accounts.ts';
import { CallFailed, Client, type Target } from './client.ts';
import { addPromo, beginSale, fillShop, type Log, productIds, setStocks } from './fill-shop.ts';
import { withBackdating } from './lay-back.ts';
import { type BackdateOrder, placeOrders } from './orders.ts';
import type { DemoAccount, DemoShop } from './shop.ts';
import { demoShops } from './shops/index.ts';
import { approveForMum, makeStaff } from './staff.ts';
import { writeDemoStaff } from './staff-file.ts';
import { texts } from './texts.ts';

export { demoAccounts } from './accounts.ts';

type SeedOptions = Target & { databaseUrl?: string; dataDir?: string; log?: Log };

export async function seedDemo(options: SeedOptions): Promise<void> {
  const { log = () => {}, databaseUrl, dataDir } = options;
  const visitor = new Client(options);
  const applied: { merchantId: string; title: string }[] = [];
  const seedShops = async (layBack?: BackdateOrder) => {
    for (const shop of demoShops) {
      await signedIn(visitor, shop.account, async (client, merchantId) => {
        await seedShop(client, shop, merchantId, { log, layBack });
        const { mumStatus } = await client.call(readMerchant, {});
        if (mumStatus === 'submitted') applied.push({ merchantId, title: shop.settings.title });
      });
    }
  };
  await (databaseUrl ? withBackdating(databaseUrl, seedShops) : seedShops());
  if (!databaseUrl) return log(texts.staffByHand);
  const { account, client } = await makeStaff(options, databaseUrl, demoStaff);
  if (dataDir) writeDemoStaff(dataDir, account);
  log(texts.staff(account.email, account.key));
  for (const { merchantId, title } of applied) {
    await approveForMum(client, merchantId);
    log(texts.approved(title));
  }
  await client.call(signOutStaff, {});
}

async function seedShop(
  client: Client,
  shop: DemoShop,
  merchantId: string,
  { log, layBack }: { log: Log; layBack: BackdateOrder | undefined },
): Promise<void> {
  const { title } = shop.settings;
  const merchant = await client.call(readMerchant, {});
  const isOpen = merchant.settings.visibility === 'published';
  log(isOpen ? texts.ready(title) : texts.shop(title));
  const indented: Log = (line) => log(`  ${line}`);
  if (!isOpen) await fillShop(client, shop, merchant, indented);
  const products = await productIds(client, shop);
  indented(texts.orders(await placeOrders(client, shop, merchantId, products, layBack)));
  await setStocks(client, shop);
  await beginSale(client, shop);
  await addPromo(client, shop);
  if (!isOpen && shop.schedule) await client.call(updateDeliveryConditions, { schedule: shop.schedule });
}

async function signedIn(
  visitor: Client,
  { email, password, merchantName }: DemoAccount,
  work: (client: Client, merchantId: string) => Promise<void>,
): Promise<void> {
  const { client, merchantId } = await visitor
    .signIn(register, { merchantName, email, password })
    .catch((problem: unknown) => {
      const isThere = problem instanceof CallFailed && ['email_taken', 'name_taken'].includes(problem.code);
      if (!isThere) throw problem;
      return visitor.signIn(authorize, { email, password });
    });
  await work(client, merchantId);
  await client.call(revokeSessions, { scope: 'current' });
}

function targetFrom({ SERVICES_URL: servicesUrl, B2B_ORIGIN: origin }: NodeJS.ProcessEnv): Target | undefined {
  if (servicesUrl) return { servicesUrl };
  return origin ? { origin } : undefined;
}

async function main(): Promise<void> {
  const target = targetFrom(process.env);
  if (!target) throw new Error(texts.nowhere);
  const started = performance.now();
  const { DATABASE_URL: databaseUrl, B2B_DATA_DIR: dataDir } = process.env;
  await seedDemo({ ...target, databaseUrl, dataDir, log: console.log });
  console.log(texts.signIns);
  for (const { email, password } of Object.values(demoAccounts)) console.log(`  ${email}  ${password}`);
  console.log(texts.done(((performance.now() - started) / 1000).toFixed(1)));
}

if (import.meta.main) {
  main().catch((problem: Error) => {
    console.error(problem.message);
    process.exitCode = 1;
  });
}
