import * as bin from '../bin/bin.ts';
import { limitsOfAll } from '../testing/limits.ts';
import * as categories from './categories.ts';
import * as priceRules from './price-rule-calls.ts';
import * as prices from './prices.ts';
import * as productActions from './product-actions.ts';
import * as productImport from './product-import.ts';
import * as products from './products.ts';
import * as stock from './stock-calls.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll([bin, categories, priceRules, prices, productActions, productImport, products, stock])).toEqual({
    emptyBin: { ids: '1…100' },
    listBin: { page: '1…1000000', per_page: '1…' },
    restoreFromBin: { ids: '1…100' },
    addCategory: { title: '1…120', description: '…2000' },
    moveCategory: { newPosition: '0…1000000' },
    updateCategory: { title: '1…120', description: '…2000' },
    addPriceRule: { percent: '1…300', category_ids: '1…200' },
    deletePriceRule: { version: '1…' },
    endPriceRule: { version: '1…' },
    previewPriceRule: { percent: '1…300', category_ids: '1…200' },
    updatePriceRule: { version: '1…', percent: '1…300', category_ids: '1…200' },
    changePrices: { product_ids: '1…10000', 'all.search': '…200', 'change.by.value': '-99999999.99…99999999.99' },
    previewPrices: { product_ids: '1…10000', 'all.search': '…200', 'change.by.value': '-99999999.99…99999999.99' },
    changeProducts: { product_ids: '1…10000', 'all.search': '…200' },
    duplicateProduct: { title: '1…200' },
    setCategoryProducts: { add: '…10000', remove: '…10000' },
    checkProductImport: { columns: '…200' },
    importProducts: { columns: '…200', file_name: '…200' },
    placePictures: { pictures: '1…3', 'pictures[]': '1…2000' },
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
    awaitStock: { size_id: '…60', email: '…254', consent: '…20' },
    readStockHistory: { page: '1…1000000', per_page: '1…' },
    setStock: {
      size_id: '…60',
      'stock.days': '1…60',
      'stock.left': '0…100000',
      'stock.expected': '0…100000',
      'stock.by': '-100000…100000',
      note: '…200',
    },
  });
});
