export { makeStaff } from './accounts.ts';
export { admitStaff } from './admission.ts';
export { emailsOf as staffEmails, staffRoles } from './repository.ts';
export { openSession as openStaffSession } from './sessions.ts';
