import type { DemoAccount } from './shop.ts';

const password = 'demo-demo';

/** The member of staff of the demo; the key for codes is each installation's own. */
export const demoStaff = { email: 'staff@demo.local', password };

/** Who can sign in to the demo: the owners of the two shops. */
export const demoAccounts = {
  verbena: { email: 'verbena@demo.local', password, merchantName: 'verbena' },
  lenIMed: { email: 'len-i-med@demo.local', password, merchantName: 'len-i-med' },
} as const satisfies Record<string, DemoAccount>;
