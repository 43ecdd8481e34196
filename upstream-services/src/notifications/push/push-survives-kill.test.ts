import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { environment, freePort, spawnService, temporaryFolder } from '../../testing/service-process.ts';
import { checkoutOf, newProduct } from '../../testing/shops.ts';

const { server, shop } = withFreshShop();
const folder = temporaryFolder();
const push = {} as PushService;
let between: Server;
let onWay: (step: 'before' | 'after') => Promise<void> = async () => undefined;
let brought = 0;

beforeAll(async () => {
  Object.assign(push, await startPushService());
  const port = Number(push.host.split(':')[1]);
  between = createServer(async (incoming, outgoing) => {
    await onWay('before');
    if (incoming.socket.destroyed) return;
    const { url: path, method, headers } = incoming;
    const further = forward({ port, host: '127.0.0.1', path, method, headers }, async (answer) => {
      brought += 1;
      answer.resume();
      await onWay('after');
      outgoing.writeHead(answer.statusCode ?? 500).end();
    });
    incoming.pipe(further);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  between.closeAllConnections();
  between.close();
  await push.stop();
});

it.each([
  ['before', 1],
  ['after', 2],
] as const)(
  'a worker that is killed %s the push service has taken a push loses none; one is shown, however often it was brought',
  async (step, times) => {
    const host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
    server.context.config.pushHosts = [host];
    const browser = await push.browser();
    const endpoint = browser.endpoint.replace(push.host, host);
    await server.ok(api.addPushDevice, { ...browser, endpoint }, shop.owner);
    const env = environment(server.context.config.databaseUrl, folder, await freePort());
    const vapid = { VAPID_PRIVATE_KEY: server.context.config.vapid.privateKey };
    const worker = spawnService({ ...env, ...vapid, PUSH_API_URL: `http://${host}/push` }, undefined, 'worker.ts');
    onWay = async (at) => {
      if (at !== step || worker.child.killed) return;
      worker.child.kill('SIGKILL');
      await worker.ended;
    };
    brought = 0;
    const product = await newProduct(server, shop);
    const { order_number } = await server.ok(api.checkout, checkoutOf(product), shop.shopper);
    expect((await worker.ended).signal).toBe('SIGKILL');

    // The next worker gets the jobs of one that is silent for 20 s: here at once.
    await sql`update pgboss.job set state = 'retry', start_after = now() where name = 'push' and state = 'active'`.execute(
      server.context.db,
    );
    await server.runJobs();
    expect((await push.heard(browser)).map(({ title }) => title)).toEqual([`Новый заказ № ${order_number}`]);
    expect(brought).toBe(times);
    const { rows } = await sql`select 1 from pgboss.job where name = 'push' and state <> 'completed'`.execute(
      server.context.db,
    );
    expect(rows).toEqual([]);
  },
);
