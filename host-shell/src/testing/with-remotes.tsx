import type { ComponentType } from 'react';
import type { RemoteManifest } from 'shared-contracts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';

const settings: RemoteManifest = {
  name: 'mf-settings',
  title: 'Настройки',
  routes: [],
  navigation: [
    { area: 'settings', label: 'Доставка', icon: 'truck', to: '/merchant/settings/delivery', order: 1, tab: false },
  ],
  slots: [],
  permissions: [],
  budget: { entry: 1, screen: 1 },
};

const notLoaded = () => {
  throw new Error('no container is loaded here');
};
const loader = {
  load: notLoaded,
  retry: notLoaded,
  part: notLoaded,
  state: notLoaded,
  attempt: () => 0,
  subscribe: () => () => {},
};

/** A screen of the shell between the containers of a page, none of which is loaded. */
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
