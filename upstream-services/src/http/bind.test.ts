import type { identifyToken, Operation, readMerchant, readShop } from 'shared-contracts';
import type { z } from 'zod';
import type { Answer } from '../common/answer.ts';
import type { Call } from './bind.ts';

type HandlerFor<O> =
  O extends Operation<infer Req extends z.ZodType, infer Res extends z.ZodType, infer _A, infer _R, infer Who>
    ? (call: Call<z.output<Req>, Who>) => Answer<z.output<Res>>
    : never;
type Takes<O, Handler> = Handler extends HandlerFor<O> ? 'compiles' : 'does not compile';

it('a handler that answers something else than its operation does not compile', () => {
  const right: Takes<typeof identifyToken, () => { merchant_id: string }> = 'compiles';
  const later: Takes<typeof identifyToken, () => Promise<{ merchant_id: string }>> = 'compiles';
  const otherType: Takes<typeof identifyToken, () => { merchant_id: number }> = 'does not compile';
  const lacking: Takes<typeof identifyToken, () => { message: string }> = 'does not compile';
  const nothing: Takes<typeof identifyToken, () => undefined> = 'does not compile';
  expect([right, later, otherType, lacking, nothing]).toHaveLength(5);
});

it('a handler gets the merchant, or the shop, by the access of its operation', () => {
  type Uses<Part> = (call: Part) => never;
  const merchant: Takes<typeof readMerchant, Uses<{ caller: { merchantId: string } }>> = 'compiles';
  const shop: Takes<typeof readShop, Uses<{ shop: { merchantId: string } }>> = 'compiles';
  const noShop: Takes<typeof readMerchant, Uses<{ shop: { merchantId: string } }>> = 'does not compile';
  const noCaller: Takes<typeof readShop, Uses<{ caller: { merchantId: string } }>> = 'does not compile';
  expect([merchant, shop, noShop, noCaller]).toHaveLength(4);
});
