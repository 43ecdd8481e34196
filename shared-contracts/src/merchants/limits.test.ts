import * as webhooks from '../notifications/webhooks.ts';
import * as shopLog from '../shop-log/shop-log.ts';
import { limitsOfAll } from '../testing/limits.ts';
import * as merchants from './merchants.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll([merchants, shopLog, webhooks])).toEqual({
    readShop: { slugs: '…60', 'slugs[]': '…60' },
    setProductTypes: { product_types: '…50', 'product_types[]': '1…80' },
    updateMerchant: {
      'base_info.name': '…120',
      'base_info.contact_phone': '…40',
      'base_info.location_address': '…500',
      'additional_info.title': '…120',
      'additional_info.description': '…4000',
      'additional_info.email': '…254',
      'additional_info.contacts': '…50000',
      'additional_info.openingHours': '…50000',
      'additional_info.paymentMethods': '…50000',
      'additional_info.inn': '…12',
      'additional_info.ogrnip': '…15',
      'additional_info.fio': '…200',
    },
    readShopLog: { page: '1…1000000', per_page: '1…' },
    addWebhook: { url: '…500' },
    listWebhookDeliveries: { page: '1…1000000', per_page: '1…' },
  });
});
