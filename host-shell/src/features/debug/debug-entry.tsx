import { type ComponentType, useEffect, useState } from 'react';
import type { Boot } from 'shared-contracts';

interface PanelProps {
  boot: Boot;
}

/**
 * The way to the debug panel: on the testing stage only (promise 2.3.2), and only there is anything loaded. It comes after the page, so
 * that a page of the server is hydrated as it is.
 */
export function DebugEntry({ boot }: PanelProps) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  useEffect(() => {
    if (boot.stage !== 'testing') return;
    let current = true;
    const show = (loaded: { DebugPanel: ComponentType<PanelProps> }) => {
      if (current) setPanel(() => loaded.DebugPanel);
    };
    // A page without its debug panel is still a page.
    import('./debug-panel.tsx').then(show, () => undefined);
    return () => {
      current = false;
    };
  }, [boot.stage]);
  return Panel ? <Panel boot={boot} /> : null;
}
