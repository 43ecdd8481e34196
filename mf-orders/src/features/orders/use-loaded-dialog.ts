import { type ComponentType, useState } from 'react';
import { useToast } from 'shared-design-system/office';
import { texts } from '../../texts.ts';

interface LoadedDialog<Props> {
  Dialog: ComponentType<Props> | null;
  loading: boolean;
  show: () => void;
  close: () => void;
}

export function useLoadedDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LoadedDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [loading, setLoading] = useState(false);
  const toast = useToast();
  const show = async () => {
    setLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded.default);
    } catch {
      toast.show({ type: 'danger', ...texts.notOpened });
    } finally {
      setLoading(false);
    }
  };
  return { Dialog, loading, show: () => void show(), close: () => setDialog(null) };
}
