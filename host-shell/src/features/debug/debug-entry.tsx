import type { Boot } from 'shared-contracts';
import { LaterPart } from '../../page/later-part.tsx';

const load = () => import('./debug-dialog.tsx').then(({ DebugDialog }) => DebugDialog);

export const DebugEntry = ({ boot }: { boot: Boot }) => (
  <LaterPart boot={boot} wanted={boot.stage === 'testing'} load={load} />
);
