import fc from 'fast-check';
import { expectCounted, expectSoldToTheLast } from '../testing/busy-shop/counts.ts';
import { deeds, doAll } from '../testing/busy-shop/deeds.ts';
import { bounds, newBusyShop } from '../testing/busy-shop/shop.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

it('200 checkouts with codes, orders by hand, edits, corrections, cancels and cancels taken back, sixteen at once, sell no piece, no hour and no use twice, and lose none', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, bounds, async (deeds, bounds) => {
      const shop = await newBusyShop(server, bounds);
      const statuses: number[] = [];
      await doAll(server, shop, deeds, (status) => void statuses.push(status));
      expect(statuses).toHaveLength(200);
      // Refused is what there is not enough of, and what another did before; nothing breaks.
      expect(statuses.filter((status) => ![0, 200, 409].includes(status))).toEqual([]);
      await expectCounted(server, shop);
      await expectSoldToTheLast(server, shop);
      await expectCounted(server, shop);
    }),
    // Two hundred deeds at once never fail twice alike: there is nothing to shrink.
    { numRuns: 10, endOnFailure: true },
  );
}, 240_000);
