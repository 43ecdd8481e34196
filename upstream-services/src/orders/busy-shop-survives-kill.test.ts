import fc from 'fast-check';
import type { TestDatabase } from 'tooling/postgres';
import { ofProof } from 'tooling/proofs';
import { expectCounted, expectSoldToTheLast } from '../testing/busy-shop/counts.ts';
import { type Deed, deeds, doAll } from '../testing/busy-shop/deeds.ts';
import { bounds, newBusyShop } from '../testing/busy-shop/shop.ts';
import type { TestClient } from '../testing/client.ts';
import { environment, freePort, ready, spawnService, temporaryFolder } from '../testing/service-process.ts';
import { createSchema } from '../testing/test-server.ts';

let database: TestDatabase;
const folder = temporaryFolder();
beforeAll(async () => {
  database = await createSchema();
});
afterAll(() => database.drop());

const withoutAnswers = (client: TestClient): TestClient => ({
  ...client,
  call: (operation, body, as) =>
    client
      .call(operation, body, as)
      .catch(() => ({ status: 0, body: undefined, problem: {}, headers: new Headers() }) as never),
});

const isToldByOrders = (deed: Deed) => deed.do !== 'correct';

it('after kill -9 amid checkouts with codes, orders by hand, edits, cancels and cancels taken back, nothing is oversold, lost or counted twice', async () => {
  const env = environment(database.url, folder, await freePort());
  await fc.assert(
    fc.asyncProperty(deeds, bounds, fc.integer({ min: 20, max: 120 }), async (deeds, bounds, enough) => {
      const first = await ready(spawnService(env));
      const shop = await newBusyShop(first, bounds);
      let answered = 0;
      await doAll(withoutAnswers(first), shop, deeds.filter(isToldByOrders), (status) => {
        // In the thick of it: fifteen others are under way.
        if (status !== 0 && ++answered === enough) first.child.kill('SIGKILL');
      });
      first.child.kill('SIGKILL');
      expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' });

      const second = await ready(spawnService(env));
      await expectCounted(second, shop);
      // All who did not get an answer send the same again, and so do those who did: theirs is the order that they have.
      const again = await Promise.all(shop.sent.map((one) => one.again(second)));
      expect(again.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      for (const [index, { orderId }] of shop.sent.entries()) {
        if (orderId !== undefined) expect(again[index]?.orderId).toBe(orderId);
      }
      await expectCounted(second, shop);
      await expectSoldToTheLast(second, shop);
      second.child.kill('SIGTERM');
      expect(await second.ended).toEqual({ code: 0, signal: null });
    }),
    { numRuns: ofProof(1, 3), endOnFailure: true },
  );
}, 180_000);
