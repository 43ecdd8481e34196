import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.notifications)).toEqual({
    signInByTelegram: { init_data: '1…4096', code: '…40' },
    previewLetter: { text: '…1000' },
    updateShopLetters: { letters: '…14', 'letters[].text': '…1000' },
    awaitStock: { size_id: '…60', email: '…254', consent: '…20' },
    followInMessenger: { order_token: '1…100' },
    receiveMaxUpdate: { update_type: '…64' },
    addPushDevice: { endpoint: '…1000' },
    updateNoticeSettings: { switches: '…15' },
    followOrder: { order_token: '1…100', endpoint: '…1000' },
    readOrderPushKey: { order_token: '1…100' },
    unfollowOrder: { order_token: '1…100', endpoint: '…1000' },
    addWebhook: { url: '…500' },
    listWebhookDeliveries: { page: '1…1000000', per_page: '1…' },
  });
});
