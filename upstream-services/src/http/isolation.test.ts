import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { operations } from 'shared-contracts/operations';
import { domains } from '../routes.ts';
import { formOf } from '../testing/client.ts';
import { jpeg } from '../testing/pictures.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let mine: TestMerchant;
let theirs: Record<api.OwnedField['kind'], string>;
let other: TestMerchant;

async function things(merchant: TestMerchant): Promise<Record<api.OwnedField['kind'], string>> {
  const category = (await server.ok(api.addCategory, { title: 'Букеты' }, merchant.owner)).categoryId;
  const product = await newProduct(server, merchant, { categories: [category] });
  const order = (await server.ok(api.checkout, checkoutOf(product), merchant.shopper)).order_id;
  const { content } = await server.ok(
    api.uploadContent,
    {
      file: await jpeg(),
      idempotency_token: randomUUID(),
      content_info: { version: 'v1', external_id: product, type: 'image', meta: { order: 1, show: true } },
    },
    merchant.owner,
  );
  const { attempt_id: generation } = await server.ok(
    api.useAsGenerationInput,
    { content_id: content.content_id },
    merchant.owner,
  );
  return { product, anyProduct: product, category, order, content: content.content_id, pictured: product, generation };
}

const everythingOf = async ({ owner }: TestMerchant) => ({
  info: await server.ok(api.readMerchant, {}, owner),
  products: await server.ok(api.listProducts, {}, owner),
  categories: await server.ok(api.listCategories, {}, owner),
  orders: await server.ok(api.listOrders, {}, owner),
  content: await server.ok(api.retrieveContent, { external_id: theirs.product }, owner),
});

beforeAll(async () => {
  mine = await newMerchant(server);
  other = await newMerchant(server);
  theirs = await things(other);
});

function bodyWith(field: string, value: string): object {
  const path = field.replace(/\[\]$/, '').split('.').filter(Boolean);
  const leaf: unknown = field.endsWith('[]') ? [value] : value;
  return path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), leaf) as object;
}

const merchantOperations = operations.filter(
  (operation) => operation.access === 'merchant' && domains.routes.some((bound) => bound.operation === operation),
);
const owned = merchantOperations.flatMap((operation) =>
  operation.owned.map((field): [string, api.AnyOperation, api.OwnedField] => [
    `${operation.name} ${field.field}`,
    operation,
    field,
  ]),
);

const namesNothing = [
  'cancelEmailChange',
  'changeEmail',
  'changePassword',
  'revokeSessions',
  'readSession',
  'signOut',
  'readMerchant',
  'updateMerchant',
  'setProductTypes',
  'addCategory',
  'listCategories',
  // Take ids of what is deleted; those that are not the merchant's are passed over (bin.test.ts).
  'restoreFromBin',
  'emptyBin',
  'listBin',
  'checkProductImport',
  'importProducts',
  // Know their own merchant's changes of prices only.
  'undoPrices',
  'lastPrices',
  // Knows its own merchant's imports only.
  'undoProductImport',
  'lastProductImport',
  'exportProducts',
  'exportOrders',
  'readDeliveries',
  // Knows its own merchant's products and keys only (by-hand.test.ts).
  'placeByHand',
  'readOrderSums',
  'readShopLog',
  'readPaymentProfile',
  'updatePaymentProfile',
  'generateBotToken',
  'readBotStatus',
  'readBotDevices',
  // Knows its own merchant's chats only (links.test.ts).
  'unlinkBotDevice',
  'readNoticeSettings',
  'updateNoticeSettings',
  // Know their own merchant's browsers only (push.test.ts).
  'readPushDevices',
  'addPushDevice',
  'removePushDevice',
  'testPushDevice',
  'previewLetter',
  'readShopLetters',
  'updateShopLetters',
  'checkPaymentConnection',
  'createDeliveryConditions',
  'readDeliveryConditions',
  'updateDeliveryConditions',
  // Ways to sign in; whose a device or a passkey is, is held beside them.
  'readSignInWays',
  'forgetDevice',
  'askPlatform',
  'beginPasskey',
  'addPasskey',
  // Answer for the token alone.
  'listActiveGenerations',
  'readAttempts',
  'readBatch',
  'cancelBatch',
  'listGeneratorCategories',
  'listGenerations',
  'readEmailChange',
  'readGenerator',
  'listLowStock',
  'listPriceRules',
  // Know their own merchant's rules only (price-rules.test.ts).
  'endPriceRule',
  'deletePriceRule',
  'listProductsToImprove',
  'listPromoCodes',
  // Ids of another merchant's codes are nobody's (promo-codes.test.ts).
  'removePromoCode',
  'listReadyGenerations',
  'buyAttempts',
  'listWebhooks',
  'addWebhook',
  // Ids of another merchant's addresses are nobody's (webhooks.test.ts).
  'removeWebhook',
  'pingWebhook',
  'listWebhookDeliveries',
  'resendEmailChange',
  'resendWebhookDelivery',
  'renamePasskey',
  'removePasskey',
  'beginTotp',
  'confirmTotp',
  'turnOffTotp',
  'renewRecoveryCodes',
];

it('walks every operation of merchants: those without an id of an entity are known by name', () => {
  const without = merchantOperations.filter((operation) => operation.owned.length === 0).map(({ name }) => name);
  expect(without.sort()).toEqual(namesNothing.sort());
  expect(owned.length).toBeGreaterThanOrEqual(18);
});

it.each(owned)(
  "%s: another merchant's is a 404, and so is nobody's, whatever else the body says",
  async (_, operation, field) => {
    const before = await everythingOf(other);
    for (const id of [theirs[field.kind], theirs[field.kind].toUpperCase(), randomUUID()]) {
      const { status, problem } = await server.call(operation, bodyWith(field.field, id), mine.owner);
      expect([status, problem.code]).toEqual([404, 'not_found']);
    }
    expect(await everythingOf(other)).toEqual(before);
  },
);

it('changes all products that are named or none, where one is another’s', async () => {
  const own = await newProduct(server, mine);
  for (const action of ['publish', 'hide', 'delete', 'restore']) {
    const body = { action, product_ids: [own, theirs.product] };
    const { status, problem } = await server.call(api.changeProducts, body, mine.owner);
    expect([action, status, problem.code]).toEqual([action, 404, 'not_found']);
  }
  const { products_list: products } = await server.ok(api.listProducts, {}, mine.owner);
  expect(products.map(({ product_id }) => product_id)).toContain(own);
});

it.each(owned)('%s: a malformed id is a 400 that names it', async (_, operation, { field }) => {
  const { status, problem } = await server.call(operation, bodyWith(field, 'no-id'), mine.owner);
  expect([status, problem.code]).toEqual([400, 'validation_failed']);
  expect(problem.errors?.map(({ path }) => path)).toEqual([field.replace('[]', '[0]')]);
});

it.each(merchantOperations.map((operation): [string, api.AnyOperation] => [operation.name, operation]))(
  '[6.1.1] %s needs a token, before it looks at anything else',
  async (_, operation) => {
    for (const as of [{}, { token: 'a'.repeat(43) }]) {
      const { status, problem } = await server.call(operation, { whatever: true }, as);
      expect([status, problem.code]).toEqual([401, 'unauthorized']);
    }
  },
);

it("does not put a product into another merchant's category, whole body or not", async () => {
  const product = { title: 'Розы', price: 1, categories_to_add: [theirs.category] };
  expect((await server.call(api.addProduct, product, mine.owner)).status).toBe(404);
  const own = await newProduct(server, mine);
  const change = { product_id: own, categories_to_add: [theirs.category] };
  expect((await server.call(api.updateProduct, change, mine.owner)).status).toBe(404);
});

it("does not show another shop's product, nor sell it", async () => {
  const { status, problem } = await server.call(api.checkout, checkoutOf(theirs.product), mine.shopper);
  expect([status, problem.code]).toEqual([409, 'cart_changed']);
  expect(problem.changes?.[0]).toMatchObject({ product_id: theirs.product, kind: 'unpublished', title: null });
});

it('an upload names its picture in a part of a multipart body', async () => {
  const response = await server.send(api.uploadContent.path, {
    method: 'POST',
    headers: { 'x-merchant-token': mine.token },
    body: formOf({ content_info: { external_id: theirs.product }, file: await jpeg() }),
  });
  expect(response.status).toBe(404);
});
