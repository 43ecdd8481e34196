import type { ComponentType } from 'react';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { manifestOf } from './loading.ts';

const settings = manifestOf('mf-settings', {
  navigation: [
    { area: 'settings', label: 'Доставка', icon: 'truck', to: '/merchant/settings/delivery', order: 1, tab: false },
  ],
});

const notLoaded = () => {
  throw new Error('no container is loaded here');
};
const loader = {
  load: notLoaded,
  retry: notLoaded,
  fallBack: notLoaded,
  blame: notLoaded,
  part: notLoaded,
  state: notLoaded,
  attempt: () => 0,
  subscribe: () => () => {},
};

export async function withRemotes(load: Promise<{ default: ComponentType }>): Promise<{ default: ComponentType }> {
  const { default: Screen } = await load;
  return {
    default: () => (
      <RemotesProvider value={{ loader, manifests: [settings] }}>
        <Screen />
      </RemotesProvider>
    ),
  };
}
