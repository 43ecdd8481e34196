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

/** The paper, which is loaded after the page: the browser's own menu prints it as well. */
function useLoadedPaper(): Paper | null {
  const [Paper, setPaper] = useState<Paper | null>(null);
  useEffect(() => {
    // Where it does not come, the browser prints the page; a press of the button says so.
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
    // The browser takes the page as it is at the call.
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
