import type { RemoteModule } from 'shared-runtime';

export const screens: RemoteModule['screens'] = {
  'merchant-list': () => import('./screens/merchant-list.tsx'),
  merchant: () => import('./screens/merchant.tsx'),
  applications: () => import('./screens/applications.tsx'),
  complaints: () => import('./screens/complaints.tsx'),
  questions: () => import('./screens/questions.tsx'),
  platform: () => import('./screens/platform.tsx'),
  remotes: () => import('./screens/remotes.tsx'),
  staff: () => import('./screens/staff.tsx'),
};
