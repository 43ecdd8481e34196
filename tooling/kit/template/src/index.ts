import type { RemoteModule } from 'shared-runtime/page';

/** What routes of `remote.json` show, by their key. */
export const screens: RemoteModule['screens'] = { start: () => import('./screens/start.tsx') };
