import type { Fills, RemoteModule } from 'shared-runtime';

export const screens: RemoteModule['screens'] = {
  generator: () => import('./screens/generator.tsx'),
  'shop-pictures': () => import('./screens/shop-pictures.tsx'),
  attempts: () => import('./screens/attempts.tsx'),
  lacking: () => import('./screens/lacking.tsx'),
};

export const slots: RemoteModule['slots'] = {
  'improve-picture': (() => import('./slots/improve-picture.tsx')) satisfies Fills<'product.picture'>,
  'propose-texts': (() => import('./slots/propose-texts.tsx')) satisfies Fills<'product.texts'>,
};
