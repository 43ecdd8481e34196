import { operations } from './operations.ts';

it('[7.1.1] every call is a POST but those that the specification or the decisions mark', () => {
  const others = operations.filter(({ method }) => method !== 'POST').map(({ method, path }) => `${method} ${path}`);
  expect(others.sort()).toEqual([
    'DELETE /session',
    'DELETE /staff/session',
    'GET /bot-auth/status',
    'GET /delivery-conditions',
    'GET /delivery-info',
    'GET /session',
    'GET /staff/session',
    'GET /v1/content/public',
    'PUT /delivery-conditions',
  ]);
});

it('[6.1.1] merchant-api, generator, delivery-conditions, bot-auth and upload calls need the merchant token', () => {
  const guarded = operations.filter(({ path }) =>
    /^\/(merchant-api|generator-api|bot-auth|delivery-conditions|v1\/content\/(upload|update|retrieve))/.test(path),
  );
  expect(guarded.length).toBeGreaterThan(30);
  expect(guarded.filter(({ access }) => access !== 'merchant')).toEqual([]);
});

it('[6.2.1] admin-api calls need a member of staff', () => {
  const guarded = operations.filter(({ path }) => path.startsWith('/admin-api/'));
  expect(guarded.length).toBeGreaterThan(4);
  expect(guarded.filter(({ access, roles }) => access !== 'admin' || roles.length === 0)).toEqual([]);
});

it('no two operations share a name, or a method and path', () => {
  const names = operations.map(({ name }) => name);
  const places = operations.map(({ method, group, path }) => `${method} ${group} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
});

it('only these calls of a merchant change nothing, so that staff who look at an office may make them', () => {
  const ofMerchants = operations.filter(({ access }) => access === 'merchant');
  expect(ofMerchants.flatMap(({ name, readOnly }) => (readOnly ? [name] : [])).sort()).toEqual([
    'countStockWaits',
    'exportOrders',
    'exportProducts',
    'lastPrices',
    'lastProductImport',
    'listActiveGenerations',
    'listBin',
    'listCategories',
    'listGenerations',
    'listGeneratorCategories',
    'listLowStock',
    'listOrderVersions',
    'listOrders',
    'listPriceRules',
    'listProducts',
    'listProductsToImprove',
    'listPromoCodes',
    'listReadyGenerations',
    'listWebhookDeliveries',
    'listWebhooks',
    'previewLetter',
    'previewPriceRule',
    'previewPrices',
    'productsByIds',
    'readAttemptStatus',
    'readAttempts',
    'readBatch',
    'readBotDevices',
    'readBotStatus',
    'readDeliveries',
    'readDeliveryConditions',
    'readEmailChange',
    'readGenerationInput',
    'readGenerator',
    'readMerchant',
    'readMerchantOrder',
    'readNoticeSettings',
    'readOrderHistory',
    'readOrderSums',
    'readPaymentProfile',
    'readPushDevices',
    'readScreenshot',
    'readSession',
    'readShopLetters',
    'readShopLog',
    'readSignInWays',
    'readStockHistory',
    'retrieveContent',
    // Ends the look, and none of the merchant's sessions.
    'revokeSessions',
  ]);
});

it('of calls that name several things, each is looked up as one of the caller’s', () => {
  const several = operations.filter(({ owned }) => owned.length > 1);
  expect(Object.fromEntries(several.map(({ name, owned }) => [name, owned.map(({ field }) => field)]))).toEqual({
    categorizeProducts: ['category_id', 'product_ids[]', 'all.category_id'],
    changePrices: ['product_ids[]', 'all.category_id'],
    changeProducts: ['product_ids[]', 'all.category_id'],
    previewPrices: ['product_ids[]', 'all.category_id'],
    productsByIds: ['ids[]', '[]'],
    retrieveContent: ['content_id', 'external_id'],
    setCategoryProducts: ['categoryId', 'add[]', 'remove[]'],
    untakeGeneration: ['attempt_id', 'content_id', 'replaced_content_id'],
    updateProduct: ['product_id', 'categories_to_add[]'],
    uploadGenerationInput: ['content_info.attempt_id', 'content_info.product_id'],
  });
});
