import { operationsByDomain } from '../operations.ts';
import { limitsOfAll } from '../testing/limits.ts';

it('texts, lists and numbers of a request have these limits', () => {
  expect(limitsOfAll(operationsByDomain.staff)).toEqual({
    beginStaffCodes: { email: '…254', password: '…128' },
    readStaffLink: { token: '1…200' },
    setStaffPassword: { token: '1…200', new_password: '8…128' },
    signInAsStaff: { email: '…254', password: '…128', code: '…40' },
    addStaff: { email: '…254' },
    readStaffLog: { page: '1…1000000', per_page: '1…' },
    listMerchants: { page: '1…1000000', per_page: '1…', merchant_name: '…120' },
    setMumStatus: { reason: '…1000' },
    setMerchantLimits: { pictures: '1…100000', picture_mebibytes: '1…100000' },
    dropDeadJobs: { name: '1…100' },
    runDeadJobs: { name: '1…100' },
    listComplaints: { page: '1…1000000', per_page: '1…' },
    reportShop: { text: '1…2000', contact: '…200' },
    askPlatform: { subject: '…120', text: '1…2000' },
    listQuestions: { page: '1…1000000', per_page: '1…' },
  });
});
