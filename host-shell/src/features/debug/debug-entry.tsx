import { type ComponentType, useEffect, useState } from 'react';
import type { Boot } from 'shared-contracts';

interface EntryProps {
  boot: Boot;
}

/**
 * The way to the debug dialog: on the testing stage only (promise 2.3.2), and only there is anything loaded. It comes after the page, so
 * that a page of the server is hydrated as it is.
 */
export function DebugEntry({ boot }: EntryProps) {
  const [Dialog, setDialog] = useState<ComponentType<EntryProps> | null>(null);
  useEffect(() => {
    if (boot.stage !== 'testing') return;
    let current = true;
    const show = (loaded: { DebugDialog: ComponentType<EntryProps> }) => {
      if (current) setDialog(() => loaded.DebugDialog);
    };
    // A page without its debug dialog is still a page.
    import('./debug-dialog.tsx').then(show, () => undefined);
    return () => {
      current = false;
    };
  }, [boot.stage]);
  return Dialog ? <Dialog boot={boot} /> : null;
}
