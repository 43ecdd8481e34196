import { newMerchant, type TestMerchant } from './shops.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** What a test of one shop works with. */
interface FreshShop {
  server: TestServer;
  /** A merchant of this test alone. */
  shop: TestMerchant;
}

/**
 * One server for a file's tests, and a new shop for each of them.
 * @param give gets them before each test
 */
export function withFreshShop(give: (fresh: FreshShop) => void): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => give({ server, shop: await newMerchant(server) }));
  afterAll(() => server.stop());
}
