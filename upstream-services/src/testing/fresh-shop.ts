import type { AppContext } from '../context.ts';
import { newMerchant, type TestMerchant } from './shops.ts';
import { type TestServer, withTestServer } from './test-server.ts';

export function withShop(server: TestServer): TestMerchant {
  // As with the server: filled when a test asks it.
  const shop = {} as TestMerchant;
  beforeAll(async () => void Object.assign(shop, await newMerchant(server)));
  return shop;
}

export function withFreshShop(overrides: Partial<AppContext> = {}): { server: TestServer; shop: TestMerchant } {
  const server = withTestServer(overrides);
  const shop = {} as TestMerchant;
  beforeEach(async () => void Object.assign(shop, await newMerchant(server)));
  return { server, shop };
}
