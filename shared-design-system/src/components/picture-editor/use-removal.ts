import { useEffect, useRef } from 'react';
import { pictureTexts as words } from '../../picture-texts.ts';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { useToast } from '../toasts/toasts.tsx';
import type { PictureView } from './state.ts';

type Remove<Item extends PictureItem> = (view: PictureView<Item>) => () => void;

/**
 * @param remove removes a picture, and returns what brings it back
 * @param room   how many more pictures can be shown: another one may have taken the place of what comes back
 */
export function useRemoval<Item extends PictureItem>(remove: Remove<Item>, room: number) {
  const { show, close } = useToast();
  const shown = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const toast of shown.current) close(toast);
    },
    [close],
  );
  const latestRoom = useRef(room);
  latestRoom.current = room;
  const offer = (restore: () => void, title: string): void => {
    const undo = () => (latestRoom.current > 0 ? restore() : offer(restore, words.noRoom));
    shown.current.push(show({ title, action: { label: words.undo, onPress: undo } }));
  };
  return (view: PictureView<Item>) => offer(remove(view), words.removed);
}
