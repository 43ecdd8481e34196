import type { Boot } from 'shared-contracts';
import { DeferredTool } from '../deferred-tool.tsx';

const load = () => import(/* webpackChunkName: 'debug' */ './debug-dialog.tsx').then(({ DebugDialog }) => DebugDialog);

export const DebugEntry = ({ boot }: { boot: Boot }) => (
  <DeferredTool boot={boot} wanted={boot.stage === 'testing'} load={load} />
);
