import { type ComponentType, type ReactElement, useState } from 'react';
import { feedback } from '../../texts.ts';
import { useToast } from '../toasts/toasts.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';

interface Job {
  src: string;
  aspect: number | undefined;
  onSave: (blob: Blob) => void;
}

/** Opens the crop dialog, which is loaded when it is first asked for. */
export interface CropOpener {
  open: (job: { src: string; aspect?: number | undefined; onSave: (blob: Blob) => void }) => void;
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
  const [job, setJob] = useState<Job | null>(null);
  const [opened, setOpened] = useState(false);
  const open: CropOpener['open'] = async ({ src, aspect, onSave }) => {
    setLoading(true);
    try {
      const loaded = await import('./crop-dialog.tsx');
      setDialog(() => loaded.default);
      setJob({ src, aspect, onSave });
      setOpened(true);
    } catch {
      show({ type: 'danger', text: feedback.failed });
    } finally {
      setLoading(false);
    }
  };
  const close = () => setOpened(false);
  const dialog =
    Dialog && job ? (
      <Dialog
        open={opened}
        src={job.src}
        {...(job.aspect === undefined ? {} : { aspect: job.aspect })}
        onClose={close}
        onSave={(blob) => {
          close();
          job.onSave(blob);
        }}
      />
    ) : null;
  return { open, loading, dialog };
}
