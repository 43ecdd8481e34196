import { Link } from 'react-router-dom';
import type { Boot } from 'shared-contracts';
import { DesignSystemProvider } from 'shared-design-system/shop';
import { DebugEntry } from './features/debug/debug-entry.tsx';
import { PageFrame } from './layout/page-frame.tsx';

/** What stands around every page: brand, theme, the router's links, title, focus and scroll position. */
export function App({ boot, nonce }: { boot: Boot; nonce: string | undefined }) {
  return (
    <DesignSystemProvider
      brand={boot.brand}
      theme={boot.theme}
      linkComponent={Link}
      {...(nonce === undefined ? {} : { nonce })}
    >
      <PageFrame brandName={boot.brand.name} />
      <DebugEntry boot={boot} />
    </DesignSystemProvider>
  );
}
