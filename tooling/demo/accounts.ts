import { demoDomain } from 'shared-contracts';
import type { DemoAccount } from './shop.ts';

const password = 'demo-demo';

/** The member of staff of the demo; the key for codes is each installation's own. */
export const demoStaff = { email: `staff@${demoDomain}`, password };

/** Who can sign in to the demo: the owners of the two shops. */
export const demoAccounts = {
  verbena: { email: `verbena@${demoDomain}`, password, merchantName: 'verbena' },
  lenIMed: { email: `len-i-med@${demoDomain}`, password, merchantName: 'len-i-med' },
} as const satisfies Record<string, DemoAccount>;
