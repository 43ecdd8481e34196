import { limitsOfAll } from '../testing/limits.ts';
import * as staffAccounts from './accounts.ts';
import * as complaints from './complaints.ts';
import * as staffMerchantActions from './merchant-actions.ts';
import * as staffMerchantCard from './merchant-card.ts';
import * as staffMerchants from './merchants.ts';
import * as staffPlatform from './platform.ts';
import * as staffRemotes from './remotes.ts';
import * as staffSignIn from './sign-in.ts';
import * as support from './support.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(
    limitsOfAll([
      staffAccounts,
      complaints,
      staffMerchantActions,
      staffMerchantCard,
      staffMerchants,
      staffPlatform,
      staffRemotes,
      staffSignIn,
      support,
    ]),
  ).toEqual({
    addStaff: { email: '…254' },
    readStaffLog: { page: '1…1000000', per_page: '1…' },
    listComplaints: { page: '1…1000000', per_page: '1…' },
    reportShop: { text: '1…2000', contact: '…200' },
    setMerchantLimits: { pictures: '1…100000', picture_mebibytes: '1…100000' },
    readMerchantLog: { page: '1…1000000', per_page: '1…' },
    listMerchants: { page: '1…1000000', per_page: '1…', merchant_name: '…120' },
    setMumStatus: { reason: '…1000' },
    dropDeadJobs: { name: '1…100' },
    runDeadJobs: { name: '1…100' },
    listRemotes: { name: '…60' },
    pinRemote: { name: '…60', reason: '…500' },
    promoteRemote: { name: '…60', reason: '…500' },
    takeRemoteBack: { name: '…60', reason: '…500' },
    beginStaffCodes: { email: '…254', password: '…128' },
    readStaffLink: { token: '1…200' },
    setStaffPassword: { token: '1…200', new_password: '8…128' },
    signInAsStaff: { email: '…254', password: '…128', code: '…40' },
    askPlatform: { subject: '…120', text: '1…2000' },
    listQuestions: { page: '1…1000000', per_page: '1…' },
  });
});
