import type { AppContext } from '../context.ts';
import { newMerchant, type TestMerchant } from './shops.ts';
import { type TestServer, withTestServer } from './test-server.ts';

/** A merchant for the tests of a file, registered before the first of them. */
export function withShop(server: TestServer): TestMerchant {
  // As with the server: filled when a test asks it.
  const shop = {} as TestMerchant;
  beforeAll(async () => void Object.assign(shop, await newMerchant(server)));
  return shop;
}

/** One server for a file's tests, and a new shop for each of them. */
export function withFreshShop(overrides: Partial<AppContext> = {}): { server: TestServer; shop: TestMerchant } {
  const server = withTestServer(overrides);
  const shop = {} as TestMerchant;
  beforeEach(async () => void Object.assign(shop, await newMerchant(server)));
  return { server, shop };
}
