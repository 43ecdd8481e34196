import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StaffRole } from 'shared-contracts';
import { makeStaff } from 'tooling/staff';
import { platform } from './platform.ts';

/** A member of staff of a test's own, since no code of an app is taken twice. */
export const newStaff = (role: StaffRole = 'owner') =>
  makeStaff({ origin: platform.origin() }, platform.databaseUrl(), {
    email: `e2e-${randomBytes(6).toString('hex')}@staff.test`,
    role,
  });

type OwnStaff = Awaited<ReturnType<typeof newStaff>>;

export async function signInStaffOn(page: Page, { cookie }: Pick<OwnStaff, 'cookie'>): Promise<void> {
  const hosts = [platform.origin(), platform.brand('bloom'), platform.brand('mum')].map((url) => new URL(url).hostname);
  const options = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const;
  await page
    .context()
    .addCookies(hosts.map((domain) => ({ name: '__Host-b2b_staff', value: cookie ?? '', domain, ...options })));
}
