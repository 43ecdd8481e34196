import { useEffect, useRef } from 'react';
import { pictureTexts as words } from '../../picture-texts.ts';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { useToast } from '../toasts/toasts.tsx';
import type { PictureView } from './state.ts';

interface Remover<Item extends PictureItem> {
  remove: (id: string) => void;
  restore: (view: PictureView<Item>) => void;
}

/** @param room how many more pictures can be shown: another one may have taken the place of what comes back */
export function useRemoval<Item extends PictureItem>({ remove, restore }: Remover<Item>, room: number) {
  const { show, close } = useToast();
  const shown = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const toast of shown.current) close(toast);
    },
    [close],
  );
  const latest = useRef({ restore, room });
  latest.current = { restore, room };
  const offer = (view: PictureView<Item>, message: { title: string; text?: string }): void => {
    const undo = () => (latest.current.room > 0 ? latest.current.restore(view) : offer(view, words.noRoom));
    shown.current.push(show({ ...message, action: { label: words.undo, onPress: undo } }));
  };
  return (view: PictureView<Item>) => {
    remove(view.id);
    offer(view, { title: words.removed });
  };
}
