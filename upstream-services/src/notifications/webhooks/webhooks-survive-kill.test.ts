import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { addWebhook, checkout, listWebhookDeliveries } from 'shared-contracts';
import { ofProof } from 'tooling/proofs';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import {
  environment,
  freePort,
  type ServiceProcess,
  spawnService,
  temporaryFolder,
} from '../../testing/service-process.ts';
import { checkoutOf, newProduct } from '../../testing/shops.ts';

const folder = temporaryFolder();
const { server, shop } = withFreshShop();
let receiver: Server;
let host: string;
let received: string[] = [];
let onStep: (step: string) => Promise<void> = async () => {};

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    // Whoever is killed hangs up.
    for (const stream of [request, response]) stream.on('error', () => {});
    await onStep('request');
    if (request.destroyed) return;
    received.push(String(request.headers['webhook-id']));
    await onStep('received');
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server.context.config.webhookHosts = [host];
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

async function startWorker(): Promise<ServiceProcess> {
  const env = environment(server.context.config.databaseUrl, folder, await freePort());
  return spawnService({ ...env, WEBHOOK_HOSTS: host }, undefined, 'worker.ts');
}

it.each(ofProof(['received'], ['request', 'received']))(
  'a message is not lost where the worker is killed at its %s, and has one id',
  async (step) => {
    const { webhook } = await server.ok(addWebhook, { url: `http://${host}/hook` }, shop.owner);
    const worker = await startWorker();
    onStep = async (at) => {
      if (at !== step || worker.child.killed) return;
      worker.child.kill('SIGKILL');
      await worker.ended;
    };
    await server.ok(checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
    expect((await worker.ended).signal).toBe('SIGKILL');
    await sql`update pgboss.job set state = 'retry', start_after = now() where name = 'webhook' and state in ('active', 'retry')`.execute(
      server.context.db,
    );
    await server.runJobs();
    const { deliveries } = await server.ok(listWebhookDeliveries, { webhook_id: webhook.webhook_id }, shop.owner);
    expect(deliveries.map(({ state }) => state)).toEqual(['delivered']);
    // The receiver may have had it before: it knows it by its id.
    expect(new Set(received).size).toBe(1);
  },
);
