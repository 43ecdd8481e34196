import type { RemoteModule } from 'shared-runtime/page';

export const screens: RemoteModule['screens'] = { start: () => import('./screens/start.tsx') };
