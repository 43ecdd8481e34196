import { useEffect, useRef } from 'react';
import { pictureTexts as words } from '../../picture-texts.ts';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { useToast } from '../toasts/toasts.tsx';
import type { PictureView } from './state.ts';

interface Remover<Item extends PictureItem> {
  remove: (id: string) => void;
  restore: (view: PictureView<Item>) => void;
}

export function useRemoval<Item extends PictureItem>({ remove, restore }: Remover<Item>) {
  const { show, close } = useToast();
  const shown = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const toast of shown.current) close(toast);
    },
    [close],
  );
  const latest = useRef(restore);
  latest.current = restore;
  return (view: PictureView<Item>) => {
    remove(view.id);
    const action = { label: words.undo, onPress: () => latest.current(view) };
    shown.current.push(show({ title: words.removed, action }));
  };
}
