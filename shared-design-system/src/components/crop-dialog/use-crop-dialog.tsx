import { type ComponentType, type ReactElement, useState } from 'react';
import { feedback } from '../../texts.ts';
import { useToast } from '../toasts/toasts.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';

/** What is cropped and what becomes of it. */
type CropJob = Pick<CropDialogProps, 'source' | 'title' | 'aspect' | 'seen' | 'framing' | 'onSave'>;

/** Opens the crop dialog, which is loaded when it is first asked for. */
interface CropOpener {
  open: (job: CropJob) => void;
  /** While the dialog's code comes. */
  loading: boolean;
  /** To be rendered. */
  dialog: ReactElement | null;
}

/** The crop dialog with cropperjs, out of what shoppers load. */
export function useCropDialog(): CropOpener {
  const { show } = useToast();
  const [Dialog, setDialog] = useState<ComponentType<CropDialogProps> | null>(null);
  const [loading, setLoading] = useState(false);
  const [job, setJob] = useState<CropJob | null>(null);
  const [opened, setOpened] = useState(false);
  const open = async (next: CropJob) => {
    setLoading(true);
    try {
      const loaded = await import('./crop-dialog.tsx');
      setDialog(() => loaded.default);
      setJob(next);
      setOpened(true);
    } catch {
      // Promise 8.2.2; the button is there for another try.
      show({ type: 'danger', text: feedback.failed });
    } finally {
      setLoading(false);
    }
  };
  const close = () => setOpened(false);
  const dialog =
    Dialog && job ? (
      <Dialog
        {...job}
        open={opened}
        onClose={close}
        onSave={(...saved) => {
          close();
          job.onSave(...saved);
        }}
      />
    ) : null;
  return { open, loading, dialog };
}
