import type { Boot } from 'shared-contracts';
import { DesignSystemProvider, type DesignSystemProviderProps, useModalManager } from 'shared-design-system/shop';
import { usePageDialogs } from 'shared-runtime/page';
import { DebugEntry } from '../features/debug/debug-entry.tsx';
import { OverrideEntry } from '../features/overrides/override-entry.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { KeepPage } from '../transition/keep-page.tsx';
import { Link } from './link.tsx';

export type StyleProps = Pick<DesignSystemProviderProps, 'nonce' | 'cache' | 'sheets' | 'documentStyles'>;

function BackClosesDialogs() {
  usePageDialogs(useModalManager());
  return null;
}

export function App({ boot, styles }: { boot: Boot; styles: StyleProps }) {
  return (
    <DesignSystemProvider brand={boot.brand} theme={boot.theme} linkComponent={Link} {...styles}>
      <BackClosesDialogs />
      <KeepPage />
      <PageFrame brandName={boot.brand.name} />
      <DebugEntry boot={boot} />
      <OverrideEntry boot={boot} />
    </DesignSystemProvider>
  );
}
