import { type Network, openScreen } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

export const openerOf =
  (page: string) =>
  <Over extends Network>(network: Over) => ({
    network,
    ...openScreen({ manifest, screens }, `/merchant/settings/${page}`),
  });
