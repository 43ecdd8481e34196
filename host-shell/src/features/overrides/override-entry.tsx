import type { Boot } from 'shared-contracts';
import { LaterPart } from '../../page/later-part.tsx';

const load = () => import('./override-badge.tsx').then(({ OverrideBadge }) => OverrideBadge);

export const OverrideEntry = ({ boot }: { boot: Boot }) => (
  <LaterPart boot={boot} wanted={boot.overrides !== undefined} load={load} />
);
