import type { RemoteModule } from 'shared-runtime';

/** What routes of `remote.json` show, by their key. */
export const screens: RemoteModule['screens'] = {
  'merchant-list': () => import('./screens/merchant-list.tsx'),
  merchant: () => import('./screens/merchant.tsx'),
  applications: () => import('./screens/applications.tsx'),
  complaints: () => import('./screens/complaints.tsx'),
  platform: () => import('./screens/platform.tsx'),
  staff: () => import('./screens/staff.tsx'),
};
