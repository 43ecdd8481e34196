import { type Network, openScreen } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

/** What opens a screen of the settings over a network. */
export const openerOf =
  (page: string) =>
  <Over extends Network>(network: Over) => ({
    network,
    ...openScreen({ manifest, screens }, `/merchant/settings/${page}`),
  });
