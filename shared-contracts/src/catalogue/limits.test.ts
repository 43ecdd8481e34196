import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.catalogue)).toEqual({
    addProduct: {
      title: '1…200',
      price: '0…99999999.99',
      old_price: '0…99999999.99',
      categories_to_add: '…100',
      'meta_options.product_fields': '…50000',
    },
    listProducts: { page: '1…1000000', per_page: '1…', search: '…200', count_to: '1…2000000' },
    listPublicProducts: { page: '1…1000000', per_page: '1…', search: '…200', product_ids: '…100' },
    moveProduct: { new_position: '0…1000000' },
    productsByIds: { ids: '1…100' },
    readPublicProduct: { product_id: '…60' },
    updateProduct: {
      title: '1…200',
      price: '0…99999999.99',
      old_price: '0…99999999.99',
      categories_to_add: '…100',
      'meta_options.product_fields': '…50000',
      'meta_options.changed': '…2',
    },
    categorizeProducts: {
      product_ids: '1…10000',
      'all.search': '…200',
      'expected.count': '0…',
      'expected.understood_as': '…1000',
    },
    changeProducts: {
      product_ids: '1…10000',
      'all.search': '…200',
      'expected.count': '0…',
      'expected.understood_as': '…1000',
    },
    duplicateProduct: { title: '1…200' },
    setCategoryProducts: { add: '…10000', remove: '…10000' },
    changePrices: {
      product_ids: '1…10000',
      'all.search': '…200',
      'expected.count': '0…',
      'expected.understood_as': '…1000',
      'change.by.value': '-99999999.99…99999999.99',
    },
    previewPrices: {
      product_ids: '1…10000',
      'all.search': '…200',
      'expected.count': '0…',
      'expected.understood_as': '…1000',
      'change.by.value': '-99999999.99…99999999.99',
    },
    addPriceRule: { percent: '1…300', category_ids: '1…200' },
    deletePriceRule: { version: '1…' },
    endPriceRule: { version: '1…' },
    previewPriceRule: { percent: '1…300', category_ids: '1…200' },
    updatePriceRule: { version: '1…', percent: '1…300', category_ids: '1…200' },
    checkProductImport: { columns: '…200' },
    importProducts: { columns: '…200', file_name: '…200' },
    readStockHistory: { page: '1…1000000', per_page: '1…' },
    setStock: {
      size_id: '…60',
      'stock.days': '1…60',
      'stock.left': '0…100000',
      'stock.expected': '0…100000',
      'stock.by': '-100000…100000',
      note: '…200',
    },
    addCategory: { title: '1…120', description: '…2000' },
    moveCategory: { newPosition: '0…1000000' },
    updateCategory: { title: '1…120', description: '…2000' },
  });
});
