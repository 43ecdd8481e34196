import { demoDomain } from 'shared-contracts';
import type { DemoAccount } from './shop.ts';

const password = 'demo-demo';

export const demoStaff = { email: `staff@${demoDomain}`, password };

export const demoAccounts = {
  verbena: { email: `verbena@${demoDomain}`, password, merchantName: 'verbena' },
  lenIMed: { email: `len-i-med@${demoDomain}`, password, merchantName: 'len-i-med' },
} as const satisfies Record<string, DemoAccount>;
