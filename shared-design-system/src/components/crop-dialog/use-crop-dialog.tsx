import { type ComponentType, type ReactElement, useState } from 'react';
import { feedbackTexts } from '../../texts.ts';
import { useToast } from '../toasts/toasts.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';

type CropJob = Pick<CropDialogProps, 'source' | 'title' | 'aspect' | 'seen' | 'framing' | 'onSave'>;

interface CropOpener {
  open: (job: CropJob) => void;
  loading: boolean;
  dialog: ReactElement | null;
}

/** Loads the crop dialog and cropperjs on first use, so that shoppers do not pay for them. */
export function useCropDialog(): CropOpener {
  const { show } = useToast();
  const [Dialog, setDialog] = useState<ComponentType<CropDialogProps> | null>(null);
  const [loading, setLoading] = useState(false);
  const [job, setJob] = useState<CropJob | null>(null);
  const [opened, setOpened] = useState(false);
  const open = async (next: CropJob) => {
    setLoading(true);
    try {
      const loaded = await import(/* webpackChunkName: 'crop' */ './crop-dialog.tsx');
      setDialog(() => loaded.default);
      setJob(next);
      setOpened(true);
    } catch {
      // Promise 8.2.2: no error reaches the page. The button can be pressed again.
      show({ type: 'danger', text: feedbackTexts.failed });
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
