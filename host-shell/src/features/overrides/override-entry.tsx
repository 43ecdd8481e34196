import type { Boot } from 'shared-contracts';
import { DeferredTool } from '../deferred-tool.tsx';

const load = () =>
  import(/* webpackChunkName: 'debug' */ './override-badge.tsx').then(({ OverrideBadge }) => OverrideBadge);

export const OverrideEntry = ({ boot }: { boot: Boot }) => (
  <DeferredTool boot={boot} wanted={boot.overrides !== undefined} load={load} />
);
