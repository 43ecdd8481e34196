import * as bot from '../notifications/bot.ts';
import * as notices from '../notifications/notices.ts';
import * as push from '../notifications/push.ts';
import { limitsOfAll } from '../testing/limits.ts';
import * as account from './account.ts';
import * as auth from './auth.ts';
import * as emailChange from './email-change.ts';
import * as signIn from './sign-in.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll([account, auth, bot, emailChange, notices, push, signIn])).toEqual({
    addPasskey: {
      name: '1…60',
      'answer.id': '…1400',
      'answer.rawId': '…1400',
      'answer.response.clientDataJSON': '…4000',
      'answer.response.attestationObject': '…16000',
      'answer.response.transports': '…10',
      'answer.response.transports[]': '…20',
    },
    beginPasskey: { password: '…128' },
    beginTotp: { password: '…128' },
    confirmTotp: { code: '…40' },
    renamePasskey: { name: '1…60' },
    renewRecoveryCodes: { code: '…40' },
    turnOffTotp: { password: '…128', code: '…40' },
    authorize: { email: '…254', password: '…128', code: '…40' },
    changePassword: { current_password: '…128', new_password: '8…128' },
    forgotPassword: { email: '…254' },
    identifyToken: { token: '1…200' },
    register: {
      merchant_name: '3…40',
      email: '…254',
      password: '8…128',
      'consents.terms': '…20',
      'consents.personal_data': '…20',
    },
    resetPassword: { token: '1…200', new_password: '8…128' },
    followInMessenger: { order_token: '1…100' },
    receiveMaxUpdate: { update_type: '…64' },
    changeEmail: { new_email: '…254', password: '…128' },
    confirmEmail: { token: '1…200' },
    addPushDevice: { endpoint: '…1000' },
    updateNoticeSettings: { switches: '…15' },
    followOrder: { order_token: '1…100', endpoint: '…1000' },
    readOrderPushKey: { order_token: '1…100' },
    unfollowOrder: { order_token: '1…100', endpoint: '…1000' },
    askSignInLink: { email: '…254' },
    signInByLink: { token: '1…200', code: '…40' },
    signInByPasskey: {
      id: '…1400',
      rawId: '…1400',
      'response.clientDataJSON': '…4000',
      'response.authenticatorData': '…4000',
      'response.signature': '…8000',
      'response.userHandle': '…100',
    },
    signInByTelegram: { init_data: '1…4096', code: '…40' },
  });
});
