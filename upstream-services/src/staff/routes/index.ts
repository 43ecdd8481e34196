/** Staff: signing in, who is one, and what they do. */

export { default as addStaff } from './add-staff.ts';
export { default as beginStaffCodes } from './begin-staff-codes.ts';
export { default as changeStaff } from './change-staff.ts';
export { default as dropDeadJobs } from './drop-dead-jobs.ts';
export { default as endMerchantSessions } from './end-merchant-sessions.ts';
export { default as listComplaints } from './list-complaints.ts';
export { default as listMerchants } from './list-merchants.ts';
export { default as listStaff } from './list-staff.ts';
export { default as readMerchantCard } from './read-merchant-card.ts';
export { default as readMerchantLog } from './read-merchant-log.ts';
export { default as readPlatform } from './read-platform.ts';
export { default as readStaffLog } from './read-staff-log.ts';
export { default as readStaffSession } from './read-staff-session.ts';
export { default as renewStaffLink } from './renew-staff-link.ts';
export { default as reportShop } from './report-shop.ts';
export { default as runDeadJobs } from './run-dead-jobs.ts';
export { default as setMerchantLimits } from './set-merchant-limits.ts';
export { default as setMumStatus } from './set-mum-status.ts';
export { default as setStaffPassword } from './set-staff-password.ts';
export { default as settleComplaint } from './settle-complaint.ts';
export { default as signInAsStaff } from './sign-in-as-staff.ts';
export { default as signOutStaff } from './sign-out-staff.ts';
export { default as startSubscription } from './start-subscription.ts';
export { default as stopSubscription } from './stop-subscription.ts';
export { default as viewAsMerchant } from './view-as-merchant.ts';
