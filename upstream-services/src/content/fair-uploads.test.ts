import { listPublicProducts, uploadContent } from 'shared-contracts';
import { jpeg, uploadOf } from '../testing/pictures.ts';
import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let many: TestMerchant;
let other: TestMerchant;
let file: Blob;
beforeAll(async () => {
  server = await startTestServer();
  [many, other] = await Promise.all([newMerchant(server), newMerchant(server)]);
  // Large enough that making one takes longer than a call's way in, on a busy machine, too.
  file = await jpeg(2_000, 1_500);
});
afterAll(() => server.stop());

const upload = async (merchant: TestMerchant) =>
  server.call(uploadContent, await uploadOf('shop-banner', { file }), merchant.owner);

it('whoever uploads one picture while another merchant uploads sixteen does not wait for those', async () => {
  const order: string[] = [];
  const noted = (merchant: TestMerchant, name: string) =>
    upload(merchant).then(({ status }) => order.push(`${name} ${status}`));
  const sixteen = Array.from({ length: 16 }, () => noted(many, 'many'));
  // Two are done, the others wait.
  await Promise.race(sixteen);
  const before = order.length;
  await noted(other, 'other');
  const overtaken = order.length - before - 1;
  await Promise.all(sixteen);
  // One that waits for its turn among all is overtaken by the other fourteen; a busy machine brings this one in a little later.
  expect(overtaken).toBeLessThan(8);
  expect(order.filter((one) => one === 'many 200')).toHaveLength(16);
  expect(order.filter((one) => one === 'other 200')).toHaveLength(1);
});

it('a merchant with too many uploads under way is asked to wait, shoppers and neighbours are answered meanwhile', async () => {
  const uploads = Array.from({ length: 40 }, () => upload(many));
  const [list, neighbour] = await Promise.all([
    server.call(listPublicProducts, {}, other.shopper),
    upload(other),
    ...uploads,
  ]);
  expect([list.status, neighbour.status]).toEqual([200, 200]);
  const answers = await Promise.all(uploads);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  for (const { status, problem } of refused) {
    expect([status, problem.code, problem.retryAfter]).toEqual([503, 'busy', 5]);
  }
  expect((await upload(many)).status).toBe(200);
});
