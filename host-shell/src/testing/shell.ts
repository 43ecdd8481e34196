import { type Boot, readSession } from 'shared-contracts';
import { boot, createNetwork, type Network, putBoot, refuse, type TestedRemote } from 'shared-runtime/testing';
import { withRemotes } from './with-remotes.tsx';

export const shell: TestedRemote = {
  manifest: {
    title: 'Оболочка',
    routes: [
      { path: '/', screen: 'landing' },
      { path: '/merchant/sign-in', screen: 'sign-in' },
      { path: '/merchant/sign-in-link', screen: 'sign-in-link' },
      { path: '/merchant/confirm-email', screen: 'confirm-email' },
      { path: '/merchant/telegram', screen: 'telegram' },
      { path: '/merchant/register', screen: 'register' },
      { path: '/merchant', screen: 'dashboard' },
      { path: '/merchant/settings/account', screen: 'account' },
      { path: '/merchant/help', screen: 'help' },
    ],
  },
  screens: {
    landing: () => import('../screens/landing.tsx'),
    'sign-in': () => import('../screens/sign-in.tsx'),
    'sign-in-link': () => import('../screens/sign-in-link.tsx'),
    'confirm-email': () => import('../screens/confirm-email.tsx'),
    telegram: () => import('../screens/telegram.tsx'),
    register: () => import('../screens/register.tsx'),
    help: () => import('../screens/help.tsx'),
    account: () => import('../screens/account.tsx'),
    dashboard: () => withRemotes(import('../screens/dashboard.tsx')),
  },
};

export function startPage(brand: Boot['brand'] = boot.brand): Network {
  putBoot({ ...boot, brand });
  const network = createNetwork();
  network.on(readSession, refuse('unauthorized'));
  return network;
}
