import { type ComponentType, type ReactElement, useState } from 'react';
import type { GalleryPicture } from './gallery-strip.tsx';
import type { PictureViewerProps } from './picture-viewer.tsx';

interface ViewerOpener {
  open: (first: number) => void;
  dialog: ReactElement | null;
}

/**
 * The large pictures, whose code is loaded on first use.
 * @param instead called with the index if the code does not load: the browser then shows the file itself
 */
export function useViewer(
  name: string,
  pictures: readonly GalleryPicture[],
  instead: (index: number) => void,
): ViewerOpener {
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null);
  const [first, setFirst] = useState<number | null>(null);
  const open = async (index: number) => {
    try {
      const loaded = await import('./picture-viewer.tsx');
      setViewer(() => loaded.default);
      setFirst(index);
    } catch {
      instead(index);
    }
  };
  const close = () => setFirst(null);
  const dialog =
    Viewer && first !== null ? <Viewer open onClose={close} name={name} pictures={pictures} first={first} /> : null;
  return { open, dialog };
}
