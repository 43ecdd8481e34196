import type { DemoAccount } from './shop.ts';

const password = 'demo-demo';

/** Who can sign in to the demo: the owners of the two shops, and staff. */
export const demoAccounts = {
  verbena: { email: 'verbena@demo.local', password, merchantName: 'verbena' },
  lenIMed: { email: 'len-i-med@demo.local', password, merchantName: 'len-i-med' },
  admin: { email: 'admin@demo.local', password, merchantName: 'staff' },
} as const satisfies Record<string, DemoAccount>;
