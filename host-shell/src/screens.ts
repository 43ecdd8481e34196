import type { RemoteModule } from 'shared-runtime/page';

/**
 * The shell's own screens by their key in `remote.json`, shown and guarded like those of remotes. The frames of the office's two areas are loaded as
 * screens too, so that shoppers do not load them. The screens that links in mails and messengers open are one chunk: each further chunk costs every
 * page 35 bytes of hash.
 */
export const screens: RemoteModule['screens'] = {
  'not-found': () => import('./screens/not-found.tsx'),
  landing: () => import('./screens/landing.tsx'),
  terms: () => import(/* webpackChunkName: 'documents' */ './screens/terms.tsx'),
  'personal-data': () => import(/* webpackChunkName: 'documents' */ './screens/personal-data.tsx'),
  'sign-in': () => import('./screens/sign-in.tsx'),
  'sign-in-link': () => import(/* webpackChunkName: 'way-in' */ './screens/sign-in-link.tsx'),
  'staff-sign-in': () => import('./screens/staff-sign-in.tsx'),
  telegram: () => import(/* webpackChunkName: 'way-in' */ './screens/telegram.tsx'),
  register: () => import('./screens/register.tsx'),
  'forgot-password': () => import(/* webpackChunkName: 'way-in' */ './screens/forgot-password.tsx'),
  'reset-password': () => import(/* webpackChunkName: 'way-in' */ './screens/reset-password.tsx'),
  'confirm-email': () => import(/* webpackChunkName: 'way-in' */ './screens/confirm-email.tsx'),
  'merchant-area': () => import('./office/merchant-area.tsx'),
  'admin-area': () => import('./office/admin-area.tsx'),
  account: () => import('./screens/account.tsx'),
  help: () => import('./screens/help.tsx'),
  dashboard: () => import('./screens/dashboard.tsx'),
};
