import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.payments)).toEqual({
    updatePaymentProfile: {
      yooukassa_shop_id: '…60',
      yooukassa_secret_token: '…200',
      tax_system_code: '1…6',
      vat_code: '1…12',
    },
    notifyOfPayment: { event: '…100', 'object.id': '…100', 'object.payment_id': '…100' },
  });
});
