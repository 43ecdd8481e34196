import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from 'shared-contracts';
import { IconButton } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { useLoadedDialog } from '../use-loaded-dialog.ts';
import type PaperOf from './paper.tsx';
import type { PaperKind } from './paper-kinds.ts';
import type PrintDialogOf from './print-dialog.tsx';

type Paper = ComponentType<ComponentProps<typeof PaperOf>>;

/** Loads the paper after the page, so that the browser's own print command prints it as well. */
function useLoadedPaper(): Paper | null {
  const [Paper, setPaper] = useState<Paper | null>(null);
  useEffect(() => {
    // If it does not load, that command prints the page; the button reports the failure.
    import('./paper.tsx').then(
      (loaded) => setPaper(() => loaded.default),
      () => undefined,
    );
  }, []);
  return Paper;
}

export function PrintMenu({ order }: { order: Order }) {
  const Paper = useLoadedPaper();
  const [kind, setKind] = useState<PaperKind>('order');
  const { Dialog, loading, show, close } = useLoadedDialog<ComponentProps<typeof PrintDialogOf>>(async () => {
    await import('./paper.tsx');
    return import('./print-dialog.tsx');
  });
  useEffect(() => {
    const reset = () => setKind('order');
    window.addEventListener('afterprint', reset);
    return () => window.removeEventListener('afterprint', reset);
  }, []);
  const print = (chosen: PaperKind): void => {
    // The browser takes the page as it is at this call, so the paper is rendered before.
    flushSync(() => {
      close();
      setKind(chosen);
    });
    window.print();
  };
  return (
    <>
      <IconButton icon="printer" label={texts.print} loading={loading} onClick={show} />
      {Dialog ? <Dialog order={order} onChoose={print} onClose={close} /> : null}
      {Paper ? <Paper order={order} kind={kind} /> : null}
    </>
  );
}
